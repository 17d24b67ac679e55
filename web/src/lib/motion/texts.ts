// Adds the texts about motion and sound. Loaded with what shows them: the first page does without.
import { addTexts } from '$lib/text/text.svelte';
import en from './text/en.ftl?raw';
import ru from './text/ru.ftl?raw';

addTexts('en', en);
addTexts('ru', ru);
