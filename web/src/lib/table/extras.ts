// Owns the parts of a table that the first sight of a board does without: they are loaded together, right after it, or along with
// it where a table shows one of them at once.
import Chat from '$lib/people/Chat.svelte';
import People from '$lib/people/People.svelte';
import Expiry from './Expiry.svelte';
import HelpDialog from './HelpDialog.svelte';
import HintBox from './HintBox.svelte';
import Pass from './Pass.svelte';
import Points from './Points.svelte';
import Result from './Result.svelte';
import RuleDialog from './RuleDialog.svelte';
import Sketch from './Sketch.svelte';
import TableMenu from './TableMenu.svelte';

const extras = {
  Chat,
  Expiry,
  HelpDialog,
  HintBox,
  Pass,
  People,
  Points,
  Result,
  RuleDialog,
  Sketch,
  TableMenu,
};

export type Extras = typeof extras;
export default extras;
