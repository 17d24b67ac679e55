// Owns what the base game, and the first sight of any, does without: the pieces of the expansions, and who owns what.
import BridgeGhosts from './BridgeGhosts.svelte';
import Castles from './Castles.svelte';
import Challenges from './Challenges.svelte';
import Claims from './Claims.svelte';
import Dragon from './Dragon.svelte';
import Quarters from './Quarters.svelte';

export default { BridgeGhosts, Castles, Challenges, Claims, Dragon, Quarters };
