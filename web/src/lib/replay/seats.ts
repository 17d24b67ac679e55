// Owns who sits where in a game that is played on from a replay.
import type { NewSeat, Seat } from '$lib/client/types';

/** Stands for the visitor among the levels of computer opponents. */
export const ME = 'me';

/**
 * The seats to request: my name for the first of my seats, the old names for the others, the level's for computers;
 * duplicates are numbered.
 */
export function branchSeats(
  players: readonly string[],
  me: string,
  oldName: (seat: Seat) => string,
  botName: (level: string) => string,
): NewSeat[] {
  const taken = new Set<string>([me]);
  const unused = (wish: string) => {
    let found = wish;
    for (let number = 2; taken.has(found); number += 1) found = `${wish} ${number}`;
    taken.add(found);
    return found;
  };
  const first = players.indexOf(ME);
  return players.map((player, seat): NewSeat => {
    if (player !== ME) return { kind: 'bot', level: player, name: unused(botName(player)) };
    return { kind: 'me', name: seat === first ? me : unused(oldName(seat)) };
  });
}
