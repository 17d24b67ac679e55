// Owns the texts of the lessons and summaries: loaded with their pages, so that the start page doesn't wait for them.
import { addGameTexts, gameText } from '$lib/text/text.svelte';
import type { TextArgs } from '$lib/text/bundles';
import en from './text/en.ftl?raw';
import ru from './text/ru.ftl?raw';

addGameTexts('learn', 'en', en);
addGameTexts('learn', 'ru', ru);

export function learnText(key: string, args?: TextArgs): string {
  return gameText('learn', key, args);
}
