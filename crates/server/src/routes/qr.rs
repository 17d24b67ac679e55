//! QR codes, for links that are opened with a phone.

use std::sync::Arc;

use axum::{Json, Router, routing::post};
use qrcode::{Color, EcLevel, QrCode as Code};

use crate::{
    App, Error,
    protocol::{QrCode, QrText},
    routes::extract::Body,
};

/// Maximum length of the text, in bytes.
const LONGEST: usize = 500;

pub(crate) fn router() -> Router<Arc<App>> {
    Router::new().route("/qr", post(qr))
}

async fn qr(Body(QrText { text }): Body<QrText>) -> Result<Json<QrCode>, Error> {
    if text.len() > LONGEST {
        return Err(Error::Malformed(format!("a QR code holds at most {LONGEST} bytes here")));
    }
    let code = Code::with_error_correction_level(text, EcLevel::M)
        .map_err(|error| Error::Malformed(format!("this text fits no QR code: {error}")))?;
    let square = |color: &Color| if *color == Color::Dark { '1' } else { '0' };
    let rows = code.to_colors().chunks(code.width()).map(|row| row.iter().map(square).collect()).collect();
    Ok(Json(QrCode { rows }))
}

/// A text as a QR code of half blocks, for a terminal.
pub fn qr_text(text: &str) -> Option<String> {
    let code = Code::with_error_correction_level(text, EcLevel::L).ok()?;
    let (width, colors) = (code.width() as isize, code.to_colors());
    let dark = |x: isize, y: isize| {
        (0..width).contains(&x) && (0..width).contains(&y) && colors[(y * width + x) as usize] == Color::Dark
    };
    // Terminals are dark more often than light: light squares are drawn, with a border of two.
    let square = |x, y| match (dark(x, y), dark(x, y + 1)) {
        (true, true) => ' ',
        (true, false) => '▄',
        (false, true) => '▀',
        (false, false) => '█',
    };
    let row = |y: isize| (-2..width + 2).map(|x| square(x, y)).collect::<String>() + "\n";
    Some((-2..width + 2).step_by(2).map(row).collect())
}
