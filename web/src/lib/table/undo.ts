// Owns the texts for what blocks an undo.
import type { UndoBlocked } from '$lib/client/types';
import { t } from '$lib/text/text.svelte';

export function undoReason(blocked: UndoBlocked): string {
  const kind = typeof blocked === 'string' ? blocked : 'chance' in blocked ? 'chance' : 'reveal';
  return t(`undo-${kind.replaceAll('_', '-')}`);
}
