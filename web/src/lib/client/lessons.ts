// Owns the requests about lessons: their steps, the table at each of them, and why something else is refused there.
import { postJson, requestJson } from './http';
import type { GameId, LessonOf, MomentOf, PlaceOf, Refusal, Why } from './types';

/** The ids of a game's lessons, in the order they are offered. */
export function listLessons(game: GameId): Promise<string[]> {
  return requestJson<string[]>(path(game));
}

export function loadLesson(game: GameId, lesson: string): Promise<LessonOf> {
  return requestJson<LessonOf>(path(game, lesson));
}

/** The table after an entry, with the learner's decision. */
export function loadLessonMoment(game: GameId, lesson: string, at: number): Promise<MomentOf> {
  return requestJson<MomentOf>(path(game, lesson, at));
}

/** Why nothing can be done with these places then; null if something can, or if it is unclear what was meant. */
export async function askLessonWhy(
  game: GameId,
  lesson: string,
  at: number,
  places: PlaceOf[],
): Promise<Refusal<PlaceOf> | null> {
  return (await postJson<Why<PlaceOf>>(path(game, lesson, at, 'why'), { seat: 0, places })).refusal;
}

function path(game: GameId, ...parts: (string | number)[]): string {
  return ['./api/games', game, 'lessons', ...parts]
    .map((part) => `${part}`)
    .map(encode)
    .join('/');
}

function encode(part: string): string {
  return part.startsWith('./') ? part : encodeURIComponent(part);
}
