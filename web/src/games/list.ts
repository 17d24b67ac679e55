// Owns which games the client has words and pictures for, in the order they are shown.

export const GAMES = ['carcassonne', 'burgundy', 'burgundy-cards', 'tuscany', 'catherine'] as const;
export type GameId = (typeof GAMES)[number];

export function isGame(id: string): id is GameId {
  return GAMES.includes(id as GameId);
}
