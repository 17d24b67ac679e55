// Owns the names the client uses for what the server sends: those of the generated types, and short ones by game.
import type * as protocol from '$lib/generated/protocol';

export type {
  Arg,
  BeginDaily,
  Choice,
  Clause,
  Created,
  Daily,
  DailyBegun,
  Decision,
  Description,
  GameInfo,
  Joined,
  LogEntry,
  LoggedEvent,
  LogKind,
  Me,
  NewSeat,
  NewSeatKind,
  NewTable,
  OptionInfo,
  Phase,
  PresetInfo,
  Refusal,
  RuleId,
  ScoreLine,
  Seat,
  SeatInfo,
  Stored,
  TableInfo,
  TableList,
  TableStatus,
  TableSummary,
  UndoBlocked,
  UndoState,
  User,
  Why,
} from '$lib/generated/protocol';

export type OptionValue = boolean | string | number;
export type OptionValues = Record<string, OptionValue>;

/** Every game the server knows. */
export type Games = protocol.Games;

export type GameId = keyof Games;

/** An error at a table of any game. */
export type ErrorInfo = Omit<protocol.ErrorInfo, 'places' | 'state'> & {
  places?: PlaceOf[];
  state?: StateOf;
};
export type Checked = Omit<protocol.Checked, 'refusal'> & { refusal: ErrorInfo | null };

// Types of one game; without a game, of any of them.
export type ViewOf<G extends GameId = GameId> = Games[G]['view'];
export type PlaceOf<G extends GameId = GameId> = Games[G]['place'];
export type DoesOf<G extends GameId = GameId> = Games[G]['does'];
export type EventOf<G extends GameId = GameId> = Games[G]['event'];
export type DrawingOf<G extends GameId = GameId> = Games[G]['drawing'];
export type ChoiceOf<G extends GameId = GameId> = protocol.Choice<PlaceOf<G>, DoesOf<G>>;
export type DecisionOf<G extends GameId = GameId> = protocol.Decision<PlaceOf<G>, DoesOf<G>>;
export type LogEntryOf<G extends GameId = GameId> = protocol.LogEntry<PlaceOf<G>, EventOf<G>>;
export type StateOf<G extends GameId = GameId> = protocol.State<ViewOf<G>, PlaceOf<G>, DoesOf<G>, EventOf<G>>;
