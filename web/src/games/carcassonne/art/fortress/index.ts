//! The fortress's art: one picture over all its squares.

export { fortressShapes } from './draw';
export { fortressPath, fortressSize, quarterPath, quarterPlan, QUARTERS } from './plan';
export type { FortressArt, QuarterName } from './plan';
