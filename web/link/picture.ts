// Draws the picture of the game named in the fragment.
import { mount } from 'svelte';
import Picture from './Picture.svelte';
import { isGame } from '../src/games/list';
import '../src/styles/fonts.css';
import '../src/styles/tokens.css';
import '../src/styles/base.css';

const game = location.hash.slice(1);
if (isGame(game)) mount(Picture, { target: document.body, props: { game } });
