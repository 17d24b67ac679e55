//! Reading the files of a game's tests. A test without files can't fail, so an empty folder is an error.

use std::{
    fs,
    path::{Path, PathBuf},
};

/// The files of a folder that end so, in order. Panics if there is none.
pub(crate) fn with_extension(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder)
        .unwrap_or_else(|error| panic!("{} can't be read: {error}; make the folder", folder.display()));
    let mut paths: Vec<PathBuf> = entries
        .filter_map(|entry| entry.ok().map(|entry| entry.path()))
        .filter(|path| path.extension().is_some_and(|found| found == extension))
        .collect();
    paths.sort();
    assert!(!paths.is_empty(), "{} holds no *.{extension} file; a test without cases can't fail", folder.display());
    paths
}

/// The text of a file. Panics if it can't be read.
pub(crate) fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{} can't be read: {error}", path.display()))
}
