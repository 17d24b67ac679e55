import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { notifies, notify, switchNotices } from './notify.svelte';

const shown: { title: string; body: string }[] = [];

class FakeNotification {
  static permission = 'default';
  static async requestPermission() {
    return (FakeNotification.permission = 'granted');
  }
  onclick: (() => void) | null = null;
  constructor(title: string, options: { body: string }) {
    shown.push({ title, body: options.body });
  }
}

describe('notices', () => {
  beforeEach(() => {
    shown.length = 0;
    vi.stubGlobal('Notification', FakeNotification);
    vi.stubGlobal('isSecureContext', true);
  });
  afterEach(() => vi.unstubAllGlobals());

  it('are shown once allowed, and only while the page is hidden', async () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    notify('t1', 'Carcassonne', 'Your turn.');
    expect(shown).toEqual([]);
    expect(await switchNotices(true)).toBe(true);
    notify('t1', 'Carcassonne', 'Your turn.');
    expect(shown).toEqual([{ title: 'Carcassonne', body: 'Your turn.' }]);
    visibility.mockReturnValue('visible');
    notify('t1', 'Carcassonne', 'Your turn.');
    expect(shown).toHaveLength(1);
    await switchNotices(false);
    expect(notifies()).toBe(false);
  });
});
