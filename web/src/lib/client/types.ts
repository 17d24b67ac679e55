// Owns the names the client uses for what the server sends: those of the generated types, and short ones by game.
import type {
  BurgundyCardsDrawing,
  BurgundyCardsView,
  BurgundyDrawing,
  BurgundyOptions,
  BurgundyView,
  CarcassonneDrawing,
  CarcassonneEvent,
  CarcassonneOptions,
  CarcassonneView,
  CatherineDrawing,
  CatherineEvent,
  CatherineOptions,
  CatherineView,
  DecisionId,
  RuleId,
  Seat,
  TableInfo,
  TableStatus,
  TuscanyDrawing,
  TuscanyEvent,
  TuscanyOptions,
  TuscanyView,
  UndoBlocked,
  UndoState,
} from '$lib/generated/protocol';
import type { BurgundyActionKind, BurgundyPlace } from '../../games/burgundy/types';

export type {
  BeginDaily,
  Clause,
  Created,
  Daily,
  DailyBegun,
  GameInfo,
  Joined,
  Me,
  NewSeat,
  NewSeatKind,
  NewTable,
  OptionInfo,
  Phase,
  PresetInfo,
  RuleId,
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
} from '$lib/generated/protocol';

export type OptionValue = boolean | string | number;
export type OptionValues = Record<string, OptionValue>;

// The generated types take the place of everything up to the next line of dashes.

export interface Games {
  carcassonne: {
    view: CarcassonneView;
    place: string;
    does: unknown;
    event: CarcassonneEvent;
    drawing: CarcassonneDrawing;
    options: CarcassonneOptions;
  };
  burgundy: {
    view: BurgundyView;
    place: BurgundyPlace;
    does: BurgundyActionKind;
    event: unknown;
    drawing: BurgundyDrawing;
    options: BurgundyOptions;
  };
  'burgundy-cards': {
    view: BurgundyCardsView;
    place: string;
    does: unknown;
    event: unknown;
    drawing: BurgundyCardsDrawing;
    options: unknown;
  };
  tuscany: {
    view: TuscanyView;
    place: string;
    does: unknown;
    event: TuscanyEvent;
    drawing: TuscanyDrawing;
    options: TuscanyOptions;
  };
  catherine: {
    view: CatherineView;
    place: string;
    does: unknown;
    event: CatherineEvent;
    drawing: CatherineDrawing;
    options: CatherineOptions;
  };
}

export type Arg =
  | { seat: Seat }
  | { number: number }
  | { term: string }
  | { name: string }
  | { component: { id: string; term: string } }
  | { list: Arg[] };

export type Description<P> = { key: string; args?: [string, Arg][]; places?: P[]; rule?: RuleId };
export type Choice<P, K> = { action: string; does: K; text: Description<P> };
export type Decision<P, K> = {
  id: DecisionId;
  seat: Seat;
  revise: boolean;
  prompt: Description<P>;
  choices: Choice<P, K>[];
};
export type ScoreLine<P> = {
  seat: Seat;
  points: number;
  count: number;
  what: string;
  rule: RuleId;
  places: P[];
};
export type LoggedEvent<P, E> = { event: E; text: Description<P>; lines?: ScoreLine<P>[] };
export type LoggedDeed<P> =
  | 'setup'
  | { action: { action: string | null; text: Description<P> | null; auto: boolean } }
  | { undo_to: number }
  | { takeover: { name: string; bot: string | null } }
  | 'resignation'
  | 'timeout';
export type LogEntry<P, E> = {
  seq: number;
  at: string | null;
  seat: Seat | null;
  deed: LoggedDeed<P>;
  events: LoggedEvent<P, E>[];
  undone: boolean;
};
export type Refusal<P> = { rule: RuleId; places?: P[] };
export type Why<P> = { refusal: Refusal<P> | null };
export type State<V, P, K, E> = {
  seq: number;
  build: string;
  table: TableInfo;
  viewer: Seat | null;
  status: TableStatus | null;
  scores: number[];
  view: V | null;
  decision: Decision<P, K> | null;
  undo: UndoState | null;
  log: LogEntry<P, E>[];
};
export type Checked = { refusal: ErrorInfo | null };
export type ErrorInfo = {
  code: string;
  message: string;
  rule?: RuleId;
  places?: PlaceOf[];
  options?: string[];
  key?: string;
  blocked?: UndoBlocked;
  state?: StateOf;
};

// ---------------------------------------------------------------------------------------------------------------------

export type GameId = keyof Games;

// What belongs to one game; without a game, to any of them.
export type ViewOf<G extends GameId = GameId> = Games[G]['view'];
export type PlaceOf<G extends GameId = GameId> = Games[G]['place'];
export type DoesOf<G extends GameId = GameId> = Games[G]['does'];
export type EventOf<G extends GameId = GameId> = Games[G]['event'];
export type DrawingOf<G extends GameId = GameId> = Games[G]['drawing'];
export type ChoiceOf<G extends GameId = GameId> = Choice<PlaceOf<G>, DoesOf<G>>;
export type DecisionOf<G extends GameId = GameId> = Decision<PlaceOf<G>, DoesOf<G>>;
export type LogEntryOf<G extends GameId = GameId> = LogEntry<PlaceOf<G>, EventOf<G>>;
export type StateOf<G extends GameId = GameId> = State<ViewOf<G>, PlaceOf<G>, DoesOf<G>, EventOf<G>>;
