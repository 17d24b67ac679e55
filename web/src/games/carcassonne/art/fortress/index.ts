//! The fortress's plan: where its parts are. `draw` makes one picture over all its squares, and is loaded on its own.

export { fortressPath, fortressSize, quarterPath, quarterPlan, QUARTERS } from './plan';
export type { FortressArt, QuarterName } from './plan';
