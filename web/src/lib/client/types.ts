// Owns the names the client uses for what the server sends: those of the generated types, and short ones by game.
import type * as protocol from '$lib/generated/protocol';

export type {
  AccountInfo,
  AdminOverview,
  Amount,
  Arg,
  AuditEntry,
  AuditPage,
  BeginDaily,
  Choice,
  ClockTerms,
  Clause,
  Created,
  Daily,
  DailyBegun,
  Decision,
  Depth,
  Description,
  DeviceLink,
  GameInfo,
  InvitationInfo,
  InvitationMade,
  Invitations,
  Joined,
  LinkOwner,
  LogEntry,
  LoggedEvent,
  LogKind,
  Me,
  Muted,
  MutedPerson,
  Measured,
  Mistake,
  NewSeat,
  NewSeatKind,
  NewBranch,
  NewPassword,
  NewTable,
  OptionInfo,
  PeoplePage,
  PersonInfo,
  PersonalBest,
  Phase,
  PresetInfo,
  Proposal,
  QrCode,
  QuickWord,
  Preview,
  Previews,
  Refusal,
  RemovedPeople,
  ReportInfo,
  Reports,
  RuleId,
  ScoreLine,
  Seat,
  SeatClock,
  SeatInfo,
  SetWebhook,
  Stored,
  Switches,
  TableInfo,
  TableList,
  TablePeople,
  TableStatus,
  TableSummary,
  TablesPage,
  Terms,
  UndoBlocked,
  UndoState,
  User,
  Waiting,
  Webhook,
  WebhookInfo,
  WebhookKind,
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
export type ReplayOf<G extends GameId = GameId> = protocol.Replay<PlaceOf<G>, EventOf<G>>;
export type MomentOf<G extends GameId = GameId> = protocol.ReplayMoment<ViewOf<G>, PlaceOf<G>, DoesOf<G>>;
export type ReportOf<G extends GameId = GameId> = protocol.Report<PlaceOf<G>, DoesOf<G>>;
export type JudgedChoiceOf<G extends GameId = GameId> = protocol.JudgedChoice<PlaceOf<G>, DoesOf<G>>;
export type JudgementOf<G extends GameId = GameId> = protocol.Judgement<PlaceOf<G>, DoesOf<G>>;
export type JudgedDecisionOf<G extends GameId = GameId> = protocol.JudgedDecision<PlaceOf<G>, DoesOf<G>>;
export type HintOf<G extends GameId = GameId> = protocol.Hint<PlaceOf<G>, DoesOf<G>>;
export type AnalysisOf<G extends GameId = GameId> = protocol.Analysis<PlaceOf<G>, DoesOf<G>>;
export type LessonOf<G extends GameId = GameId> = protocol.LessonInfo<PlaceOf<G>, EventOf<G>>;
export type LessonStepOf<G extends GameId = GameId> = protocol.LessonStep<PlaceOf<G>>;
export type StateOf<G extends GameId = GameId> = protocol.State<ViewOf<G>, PlaceOf<G>, DoesOf<G>, EventOf<G>>;
