// Owns the arithmetic of a lesson: what a step offers, when it is done, where the next move begins, where the learner stopped.
import type { ChoiceOf, DecisionOf, GameId, LessonStepOf, PlaceOf } from '$lib/client/types';
import { read, write } from '$lib/storage';

/** The decision with nothing but the answers a step offers, the one that is played last. */
export function offeredIn(decision: DecisionOf | null, step: LessonStepOf): DecisionOf | null {
  if (!decision || step.press === null) return null;
  const choices = step.offered.flatMap((action): ChoiceOf[] => {
    const found = decision.choices.find((choice) => choice.action === action);
    return found ? [found] : [];
  });
  return { ...decision, choices };
}

/** The place a step asks for; null if it asks for a button or for nothing. */
export function placeOf(step: LessonStepOf): PlaceOf | null {
  return step.press !== null && typeof step.press === 'object' ? step.press.place : null;
}

/** The places that were pressed before this step for the same move. */
export function pressedBefore(steps: readonly LessonStepOf[], index: number): PlaceOf[] {
  const { at } = steps[index] ?? { at: -1 };
  return steps.slice(0, index).flatMap((step) => {
    const place = step.at === at ? placeOf(step) : null;
    return place === null ? [] : [place];
  });
}

/** Whether the answer is already settled before this step: what remains is to confirm it. */
export function isSettledBefore(steps: readonly LessonStepOf[], index: number): boolean {
  const { at, press } = steps[index] ?? { at: -1, press: null };
  return press === 'confirm' || steps.slice(0, index).some((step) => step.at === at && step.press === 'turn');
}

/** The step where the next move begins. */
export function afterMove(steps: readonly LessonStepOf[], index: number): number {
  const at = steps[index]?.at ?? 0;
  const next = steps.findIndex((step, other) => other > index && step.at > at);
  return next < 0 ? steps.length - 1 : next;
}

/** What the learner has done of a lesson. */
export type Progress = { step: number; done: boolean };

export function progressOf(game: GameId, lesson: string): Progress {
  const [step, done] = (read(keyOf(game, lesson)) ?? '').split(' ');
  const number = Number(step);
  return { step: Number.isInteger(number) && number > 0 ? number : 0, done: done === 'done' };
}

/** Remembers the step, so that the lesson continues there. Once done, it stays so. */
export function remember(game: GameId, lesson: string, { step, done }: Progress): void {
  const finished = done || progressOf(game, lesson).done;
  write(keyOf(game, lesson), finished ? `${step} done` : `${step}`);
}

function keyOf(game: GameId, lesson: string): string {
  return `duchy.lesson.${game}.${lesson}`;
}
