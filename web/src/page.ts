// Shows the client, once its texts are there.
import { mount } from 'svelte';
import { loadTexts } from '$lib/text/text.svelte';
import App from './App.svelte';

export async function open(): Promise<void> {
  const target = document.getElementById('app');
  if (!target) throw new Error('index.html has no element with the id "app"');
  await loadTexts('first');
  mount(App, { target });
}
