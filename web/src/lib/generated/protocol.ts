// Generated from the Rust types; do not edit. Run `make types` to update.

/** Mutes the author of a message, or reports it. */
export type AboutMessage = {
  /** The number of the message. */
  number: number, };

/** This person's account. */
export type AccountInfo = {
  /** The person; `null` if this browser has not chosen a name yet. */
  user: User | null,
  /** Whether accounts can be created here. */
  accounts: Accounts,
  /** The browsers they are signed in with, latest first. */
  sessions: Array<SessionInfo>, };

/** Whether people can have accounts. */
export type Accounts = "open" | "invited" | "off";

/** Answers a decision. */
export type Act = {
  /** The number of the decision. */
  decision: number,
  /** The answer, in the game's notation. */
  action: string,
  /** Which seat, if the guest has several; the one they are viewing from if omitted. */
  seat?: Seat, };

/** What an administrator sees first. */
export type AdminOverview = {
  /** What is switched on. */
  switches: Switches,
  /** Who can create an account. */
  accounts: Accounts,
  /** How many tables there are. */
  tables: number, };

/** A number of things a player has, gains or spends. */
export type Amount = {
  /** What, as a text key of the game: `amount-workers`. Its arguments are `sign` and `count`. */
  what: string,
  /** How many; negative if spent. */
  count: number, };

/** The analysis of a game, or how far it is. */
export type Analysis<P = JsonValue, K = JsonValue> = {
  /** The report; `null` until it is there. */
  report: Report<P, K> | null,
  /** How far it is; `null` if it has not been asked for. */
  progress: AnalysisProgress | null,
  /** Whether this game could not be analysed. */
  failed: boolean, };

/** How far an analysis is. */
export type AnalysisProgress = {
  /** Analyses before it in the queue. */
  ahead: number,
  /** Steps done. */
  done: number,
  /** Steps in all; 0 while it waits. */
  of: number, };

/** Answers a proposal. */
export type AnswerProposal = {
  /** Whether the guest agrees; the one who proposed it withdraws it with `false`. */
  agree: boolean, };

/** An argument of a text. */
export type Arg = { "seat": Seat } | { "number": number } | { "term": string } | { "name": string } | { "component": {
  /** Its id in the catalogue, for the picture. */
  id: string,
  /** Key of the text that names it. */
  term: string, } } | { "list": Array<Arg> };

/** Asks what some actions would give, before one of them is played. */
export type AskPreviews = {
  /** For this seat. */
  seat: Seat,
  /** The actions, in the game's notation; at most 64. */
  actions: Array<string>, };

/** Asks why nothing can be done with these places. */
export type AskWhy<P = JsonValue> = {
  /** For this seat. */
  seat: Seat,
  /** The places pressed, in order; at most 16. */
  places: Array<P>, };

/** What happens when a player's time has run out. */
export type AtZero = "resign" | { "bot": string };

/** What an administrator did. */
export type AuditEntry = {
  /** When. */
  at: string,
  /** Who. */
  who: string,
  /** What: `remove_table`, `new_password` … */
  action: string,
  /** To whom or what. */
  target: string, };

/** A page of what administrators did. */
export type AuditPage = {
  /** Latest first. */
  entries: Array<AuditEntry>,
  /** Cursor of the next page, for `?after=`; `null` on the last page. */
  more: string | null, };

/** Begins an analysis. */
export type BeginAnalysis = {
  /** How thorough. */
  depth: Depth, };

/** Opens today's deal. */
export type BeginDaily = {
  /** The player's name; required if the guest has none yet. */
  name?: string, };

/** What a choice does, with what the board needs to draw it. */
export type BurgundyActionKind = { "kind": "choose" } | { "kind": "take",
  /** Workers that turning the die takes. */
  workers: number, } | { "kind": "place",
  /** Workers that turning the die takes. */
  workers: number, } | { "kind": "sell",
  /** Workers that turning the die takes. */
  workers: number, } | { "kind": "workers" } | { "kind": "buy" } | { "kind": "goods" } | { "kind": "keep" } | { "kind": "discard" } | { "kind": "pass" };

/** The two bonus tiles of a colour. */
export type BurgundyBonusView = {
  /** The colour. */
  colour: BurgundyColour,
  /** Who has the large one. */
  large: Seat | null,
  /** Who has the small one. */
  small: Seat | null,
  /** What the large one and the small one bring. */
  points: [number, number], };

/** An action being carried out. */
export type BurgundyCardsActingView = {
  /** Its die; a castle's action has any. */
  die: number | null, };

/** What a choice does, as far as the board draws it. */
export type BurgundyCardsActionKind = { "kind": "play", die: number, } | { "kind": "take", workers: number, } | { "kind": "place", workers: number, } | { "kind": "sell", workers: number, points: number, silver: number, } | { "kind": "workers", count: number, } | { "kind": "silver", count: number, } | { "kind": "convert", workers: number, silver: number, points: number, } | { "kind": "buy", price: number, } | { "kind": "keep" } | { "kind": "use", die: number, } | { "kind": "discard" } | { "kind": "gain" } | { "kind": "bonus" } | { "kind": "pass" } | { "kind": "end" };

/** What a round card offers for a triple. */
export type BurgundyCardsBonus = {
  /** Points. */
  points: number,
  /** Goods. */
  goods: number,
  /** Animals. */
  animals: number,
  /** Silver. */
  silver: number,
  /** Workers. */
  workers: number, };

/** One of the offers of a round card. */
export type BurgundyCardsBonusDrawing = {
  /** Its number among all bonuses, as places name it. */
  number: number,
  /** What it gives. */
  gives: BurgundyCardsBonus, };

/** The eight buildings. */
export type BurgundyCardsBuilding = "carpenter" | "church" | "market" | "watchtower" | "bank" | "inn" | "warehouse" | "city-hall";

/** How many cards of a kind there are. */
export type BurgundyCardsCardCount = {
  /** The kind. */
  card: string,
  /** How many. */
  count: number, };

/** A kind of action card. */
export type BurgundyCardsCardDrawing = {
  /** Its name in views and records. */
  name: string,
  /** Its type. */
  kind: BurgundyCardsType,
  /** Which building, if it is one. */
  building: BurgundyCardsBuilding | null,
  /** Its die. */
  die: number,
  /** How many there are. */
  count: number, };

/** What a drawing of the table needs to know. */
export type BurgundyCardsDrawing = {
  /** What the data file calls itself. */
  name: string,
  /** Every kind of action card. */
  cards: Array<BurgundyCardsCardDrawing>,
  /** What three of a type are worth. */
  triples: Array<BurgundyCardsTripleDrawing>,
  /** The goods. */
  goods: Array<BurgundyCardsGoodDrawing>,
  /** What each round offers for a triple. */
  rounds: Array<Array<BurgundyCardsBonusDrawing>>,
  /** How many projects a player may have. */
  max_projects: number,
  /** The silver a purchase costs. */
  price: number,
  /** The cards a purchase brings. */
  purchase: number,
  /** What in it nobody has confirmed, as text keys. */
  reconstructed: Array<string>, };

/** Something that happened. */
export type BurgundyCardsEvent = { "event": "started", first: Seat, } | { "event": "stored", seat: Seat, good: BurgundyCardsToken | null, animal: BurgundyCardsToken | null, workers: number, silver: number, } | { "event": "round_began", round: string, first: Seat, } | { "event": "shown", cards: Array<BurgundyCardsRowCard>, } | { "event": "drew", seat: Seat, count: number, cards: Array<string> | null, } | { "event": "reshuffled", cards: number, } | { "event": "played", seat: Seat, card: string, die: number, } | { "event": "took", seat: Seat, card: string, row: number, workers: number, } | { "event": "made_room", seat: Seat, card: string, } | { "event": "placed", seat: Seat, card: string, kind: BurgundyCardsType, covered: number, workers: number, } | { "event": "sold", seat: Seat, good: BurgundyCardsToken, count: number, silver: number, workers: number, lines: Array<ScoreLine<BurgundyCardsPlace>>, } | { "event": "start_card", seat: Seat, } | { "event": "workers", seat: Seat, count: number, rule: RuleId, } | { "event": "silver", seat: Seat, count: number, rule: RuleId, } | { "event": "converted", seat: Seat, workers: number, silver: number, lines: Array<ScoreLine<BurgundyCardsPlace>>, } | { "event": "bought", seat: Seat, cards: Array<string>, } | { "event": "kept", seat: Seat, card: string, } | { "event": "used", seat: Seat, card: string, die: number, } | { "event": "gained", seat: Seat, token: BurgundyCardsToken, pile: BurgundyCardsPile, } | { "event": "nothing", seat: Seat, rule: RuleId, } | { "event": "triple", seat: Seat, kind: BurgundyCardsType, first: boolean, lines: Array<ScoreLine<BurgundyCardsPlace>>, } | { "event": "seven", seat: Seat, lines: Array<ScoreLine<BurgundyCardsPlace>>, } | { "event": "bonus", seat: Seat, number: number, bonus: BurgundyCardsBonus, lines: Array<ScoreLine<BurgundyCardsPlace>>, } | { "event": "watchtower", seat: Seat, lines: Array<ScoreLine<BurgundyCardsPlace>>, } | { "event": "next_first", seat: Seat, } | { "event": "rival_placed", card: string, } | { "event": "rival_cloister", lines: Array<ScoreLine<BurgundyCardsPlace>>, } | { "event": "rival_triple", kind: BurgundyCardsType, points: number, first: boolean, } | { "event": "rival_seven", points: number, } | { "event": "compared", round: string, yours: number, rivals: number, } | { "event": "animals", seat: Seat, points: number, lines: Array<ScoreLine<BurgundyCardsPlace>>, } | { "event": "start_card_point", seat: Seat, lines: Array<ScoreLine<BurgundyCardsPlace>>, } | { "event": "over", winners: Array<Seat>, won: boolean | null, };

/** A kind of goods. */
export type BurgundyCardsGoodDrawing = {
  /** Which. */
  good: BurgundyCardsToken,
  /** The dice it is sold by. */
  dice: Array<number>,
  /** Points on each card. */
  points: number, };

/** How a game is played. */
export type BurgundyCardsOptions = {
  /** The last player starts with two workers with two and three players too. */
  last_two: boolean,
  /** Who goes first. */
  first: First, };

/** One of the two piles. */
export type BurgundyCardsPile = "left" | "right";

/** A face-up pile. */
export type BurgundyCardsPileView = {
  /** What lies on top. */
  top: BurgundyCardsToken | null,
  /** How many cards it has. */
  count: number, };

/** A place on the table. Cards are named as in records: `mine 2`. */
export type BurgundyCardsPlace = { "kind": "row", row: number, } | { "kind": "display", row: number, card: string, } | { "kind": "hand", card: string, } | { "kind": "offer", card: string, } | { "kind": "project", seat: Seat, card: string, } | { "kind": "stack", seat: Seat, of: BurgundyCardsType, } | { "kind": "rival_stack", of: BurgundyCardsType, } | { "kind": "stored", seat: Seat, token: BurgundyCardsToken, } | { "kind": "stored_workers", seat: Seat, } | { "kind": "stored_silver", seat: Seat, } | { "kind": "animals", seat: Seat, } | { "kind": "pile", of: BurgundyCardsSupply, side: BurgundyCardsPile, } | { "kind": "bonus", number: number, } | { "kind": "deck" } | { "kind": "discard" } | { "kind": "workers" } | { "kind": "silver" } | { "kind": "points" } | { "kind": "round" } | { "kind": "sevens" } | { "kind": "start_card" };

/** What one player has. */
export type BurgundyCardsPlayerView = {
  /** Points so far. */
  score: number,
  /** Workers. */
  workers: number,
  /** Silver. */
  silver: number,
  /** Goods in storage. */
  goods: Array<BurgundyCardsTokenCount>,
  /** Goods sold. */
  sold: Array<BurgundyCardsTokenCount>,
  /** Animals. */
  animals: Array<BurgundyCardsTokenCount>,
  /** What the animals would be worth now. */
  animal_points: number,
  /** Projects. */
  projects: Array<string>,
  /** The estate. */
  estate: Array<BurgundyCardsStackView>,
  /** The points of the card for all seven types, if it is here. */
  seven: number | null,
  /** Cards in hand: only how many, unless the viewer may see them. */
  hand_count: number,
  /** Cards in hand, if the viewer may see them. */
  hand: Array<string> | null,
  /** Face-down cards left for this round. */
  face_down: number, };

/** The solo rival. */
export type BurgundyCardsRivalView = {
  /** Its points so far. */
  score: number,
  /** Its estate. */
  estate: Array<BurgundyCardsStackView>,
  /** The points of the card for all seven types, if it has one. */
  seven: number | null,
  /** Its face-down cards. */
  face_down: number,
  /** How many cards it gets in each round. */
  piles: Array<number>, };

/** A card in a row of the display. */
export type BurgundyCardsRowCard = {
  /** Its row. */
  row: number,
  /** Its name. */
  card: string, };

/** The cards of one type in an estate. */
export type BurgundyCardsStackView = {
  /** The type. */
  kind: BurgundyCardsType,
  /** The cards of each complete triple, in the order they came. */
  triples: Array<Array<string>>,
  /** The cards of the unfinished stack. */
  unfinished: Array<string>, };

/** Where the start-player card lies. */
export type BurgundyCardsStartCardView = {
  /** With whom. */
  seat: Seat,
  /** Face down: that player sold goods and goes first in the next round. */
  face_down: boolean, };

/** What the face-up piles are made of. */
export type BurgundyCardsSupply = "goods" | "animals";

/** A kind of goods or animals: first the three goods, then the four animals. */
export type BurgundyCardsToken = "light" | "medium" | "dark" | "rooster" | "cow" | "sheep" | "pig";

/** How many of a good or animal there are. */
export type BurgundyCardsTokenCount = {
  /** Which. */
  token: BurgundyCardsToken,
  /** How many. */
  count: number, };

/** What three of a type are worth. */
export type BurgundyCardsTripleDrawing = {
  /** The type. */
  kind: BurgundyCardsType,
  /** Points. */
  points: number, };

/** The seven types of action card. */
export type BurgundyCardsType = "castle" | "mine" | "cloister" | "knowledge" | "ship" | "pasture" | "building";

/** The table as one viewer sees it. */
export type BurgundyCardsView = {
  /** The letter of the round card. */
  round: string,
  /** The turn of the round, 1 to 6. */
  turn: number,
  /** Whose turn it is; nobody's when the game is over. */
  active: Seat | null,
  /** Who goes first in this round. */
  first: Seat,
  /** Where the start-player card lies; there is none in a solo game. */
  start_card: BurgundyCardsStartCardView | null,
  /** Cards in the display, by row. */
  display: Array<BurgundyCardsRowCard>,
  /** Cards in the face-down deck. */
  deck: number,
  /** How often the discard has become the deck. */
  reshuffles: number,
  /** Discarded cards. */
  discard: Array<BurgundyCardsCardCount>,
  /** The piles of goods, left and right. */
  goods: Array<BurgundyCardsPileView>,
  /** The piles of animals, left and right. */
  animals: Array<BurgundyCardsPileView>,
  /** What each player has, by seat. */
  players: Array<BurgundyCardsPlayerView>,
  /** The solo rival. */
  rival: BurgundyCardsRivalView | null,
  /** Types whose first-triple card is still to be had. */
  first_triples: Array<BurgundyCardsType>,
  /** Points of the cards for all seven types still to be had, from the top. */
  all_seven: Array<number>,
  /** Cards just bought, of which one is to be chosen. */
  offer: Array<string>,
  /** A card that waits for room among the projects. */
  on_the_way: string | null,
  /** Whether cards have been bought this turn. */
  bought: boolean,
  /** The action being carried out. */
  acting: BurgundyCardsActingView | null,
  /** Alone and at the end: whether the rival is beaten. */
  won: boolean | null, };

/** Why workers and silver came. */
export type BurgundyCause = "workers" | "boarding_house" | "bank" | "mines";

/** How estates and start castles are chosen. */
export type BurgundyChoosing = "open" | "hidden";

/** The colours of spaces and tiles. */
export type BurgundyColour = "building" | "animal" | "knowledge" | "castle" | "mine" | "ship";

/** A numbered depot. */
export type BurgundyDepotView = {
  /** Tiles on it, by space; empty spaces hold nothing. */
  tiles: Array<string | null>,
  /** Goods on it. */
  goods: Array<string>, };

/** What a drawing of the table needs to know. */
export type BurgundyDrawing = {
  /** What the data file calls itself. */
  name: string,
  /** The estates. */
  estates: Array<BurgundyEstateDrawing>,
  /** The spaces of each numbered depot. */
  depots: Array<Array<BurgundySlotDrawing>>,
  /** The spaces of the black depot: from how many players on each is used. */
  black: Array<number>,
  /** What a tile of the black depot costs, in silver. */
  price: number,
  /** What completing a region brings more in each phase. */
  phases: Array<number>,
  /** The goods, each at the place of its number. */
  goods: Array<string>,
  /** Every kind of tile. */
  tiles: Array<BurgundyTileDrawing>, };

/** An estate to be drawn. */
export type BurgundyEstateDrawing = {
  /** Its printed number. */
  number: number,
  /** Its spaces, row by row. */
  spaces: Array<BurgundySpaceDrawing>, };

/** Which estates are played. */
export type BurgundyEstates = "one" | "dealt" | "free";

/** Something that happened. */
export type BurgundyEvent = { "event": "started", first: Seat, } | { "event": "start_goods", seat: Seat, goods: Array<string>, } | { "event": "dealt", seat: Seat, estates: Array<number>, } | { "event": "chosen", seat: Seat, } | { "event": "settled", seat: Seat, estate: number, space: string, } | { "event": "phase", phase: string,
  /** The tiles on the numbered depots, depot by depot. */
  depots: Array<Array<string>>,
  /** The tiles on the black depot. */
  black: Array<string>,
  /** The goods of the five rounds. */
  goods: Array<string>, } | { "event": "rolled",
  /** Its number, from 1. */
  round: number, order: Array<Seat>, dice: Array<[number, number]>, } | { "event": "white", depot: number, good: string, } | { "event": "taken", seat: Seat, tile: string, depot: number,
  /** Workers spent to turn the die. */
  workers: number, } | { "event": "bought", seat: Seat, tile: string,
  /** From which depot, 0 for the black one. */
  depot: number, } | { "event": "discarded", seat: Seat, tile: string, } | { "event": "placed", seat: Seat, tile: string, space: string,
  /** Workers spent to turn the die. */
  workers: number, } | { "event": "loaded", seat: Seat,
  /** From which depots. */
  depots: Array<number>,
  /** What was stored. */
  goods: Array<string>,
  /** What there was no room for. */
  left: Array<string>, } | { "event": "sailed", seat: Seat,
  /** How far it has come. */
  step: number, } | { "event": "sold", seat: Seat, good: string, count: number,
  /** Workers spent to turn the die. */
  workers: number,
  /** Silver the sale brought. */
  silver: number,
  /** Workers the sale brought. */
  gained: number, lines: Array<ScoreLine<BurgundyPlace>>, } | { "event": "gained", seat: Seat, workers: number, silver: number, cause: BurgundyCause, } | { "event": "scored", seat: Seat, what: BurgundyScored, lines: Array<ScoreLine<BurgundyPlace>>, } | { "event": "over", winner: Seat, };

/** What becomes of goods from a depot for which a player has no room. */
export type BurgundyLeftover = "discarded" | "stays";

/** A marker on the track of the turn order. */
export type BurgundyMarkerView = {
  /** Whose. */
  seat: Seat,
  /** How far it has come. */
  step: number, };

/** How a game of The Castles of Burgundy was agreed to be played. */
export type BurgundyOptions = {
  /** Which estates are played. */
  estates: BurgundyEstates,
  /** How estates and start castles are chosen, if they are. */
  choosing: BurgundyChoosing,
  /** What becomes of goods that don't fit. */
  leftover: BurgundyLeftover,
  /** Who wins among equals. */
  tie: BurgundyTie,
  /** Who begins. */
  first: First, };

/**
 * A place on the table. A choice names exactly what is pressed for it, in this order: choose `[estate, site]`, take
 * `[die, offer]`, place `[die, stored, space]`, sell `[die, good]`, workers `[die, workers]`, buy `[silver, offer]`, goods
 * `[goods, …]`, keep `[good, …]`, discard `[stored]`, pass nothing. Effects that need no die leave it out.
 */
export type BurgundyPlace = { "kind": "die",
  /** What it shows. */
  face: number, } | { "kind": "depot",
  /** Its number; the black one is 0. */
  depot: number, } | { "kind": "offer",
  /** The number of the depot; the black one is 0. */
  depot: number, tile: string, } | { "kind": "goods", depot: number, } | { "kind": "estate", estate: number, } | { "kind": "site", estate: number, space: string, } | { "kind": "space", seat: Seat, space: string, } | { "kind": "stored", seat: Seat, tile: string, } | { "kind": "good", seat: Seat, good: string, } | { "kind": "workers", seat: Seat, } | { "kind": "silver", seat: Seat, } | { "kind": "marker", seat: Seat, } | { "kind": "tile", tile: string, };

/** A tile in an estate. */
export type BurgundyPlacedView = {
  /** Where. */
  space: string,
  /** What. */
  tile: string, };

/** What one player has. */
export type BurgundyPlayerView = {
  /** Points so far. */
  score: number,
  /** Points final scoring would bring now. */
  at_the_end: number,
  /** Workers at hand. */
  workers: number,
  /** Silver at hand. */
  silver: number,
  /** Dice not used yet. */
  dice: Array<number>,
  /** The number of the estate, once it is known. */
  estate: number | null,
  /** Tiles in the estate. */
  tiles: Array<BurgundyPlacedView>,
  /** The regions of the estate. */
  regions: Array<BurgundyRegionView>,
  /** Tiles taken and not yet placed, by place; empty places hold nothing. */
  storage: Array<string | null>,
  /** Goods in store. */
  goods: Array<string>,
  /** Goods sold. */
  sold: Array<string>,
  /** The estates dealt to choose from. */
  dealt: Array<number>,
  /** Has made a hidden choice. */
  chosen: boolean,
  /** The hidden choice, for viewers who may see it. */
  choice: string | null, };

/** A region of an estate. */
export type BurgundyRegionView = {
  /** Its colour. */
  colour: BurgundyColour,
  /** Its spaces. */
  spaces: Array<string>,
  /** How many of them are still empty. */
  empty: number,
  /** Points for completing it in this phase. */
  points: number, };

/** What points are for. */
export type BurgundyScored = "animals" | "watchtower" | "region" | { "colour": BurgundyColour } | "final";

/** A space of a numbered depot to be drawn. */
export type BurgundySlotDrawing = {
  /** The colour of the tile that lies there. */
  colour: BurgundyColour,
  /** From how many players on it is used. */
  players: number, };

/** A space to be drawn. */
export type BurgundySpaceDrawing = {
  /** Its name. */
  name: string,
  /** Its row from the top, from 1. */
  row: number,
  /** Its place in the row from the left, from 1. */
  place: number,
  /** Its colour. */
  colour: BurgundyColour,
  /** The number a die must show. */
  number: number, };

/** Who wins among players with equally many points. */
export type BurgundyTie = "fewest" | "most";

/** How many tiles of a kind are face down. */
export type BurgundyTileCount = {
  /** The kind. */
  tile: string,
  /** How many have a coloured back. */
  normal: number,
  /** How many have a black one. */
  black: number, };

/** A kind of tile to be drawn. */
export type BurgundyTileDrawing = {
  /** Its name. */
  name: string,
  /** Its colour. */
  colour: BurgundyColour,
  /** The clause that says what it does. */
  rule: RuleId, };

/** The table as a viewer sees it. Tiles, goods and spaces stand by their names. */
export type BurgundyView = {
  /** The letter of the phase; nothing when the game is over. */
  phase: string | null,
  /** The round of the phase, from 1. */
  round: number,
  /** Goods of the rounds to come in this phase. */
  ahead: Array<string>,
  /** The numbered depots, from 1. */
  depots: Array<BurgundyDepotView>,
  /** Tiles on the black depot, by space; empty spaces hold nothing. */
  black: Array<string | null>,
  /** What each player has, by seat. */
  players: Array<BurgundyPlayerView>,
  /** The turn order of this round. */
  order: Array<Seat>,
  /** The markers on the track, the first first. */
  track: Array<BurgundyMarkerView>,
  /** The bonus tiles. */
  bonuses: Array<BurgundyBonusView>,
  /** Tiles face down: which there are. */
  face_down: Array<BurgundyTileCount>,
  /** The new tile for which a storage is full. */
  in_hand: string | null,
  /** Whose turn it is, if it is anybody's. */
  turn: Seat | null,
  /** How it is played. */
  options: BurgundyOptions, };

/** What a choice does, as far as the map draws it. */
export type CarcassonneActionKind = { "kind": "lay" } | { "kind": "figure",
  /** Which kind. */
  figure: CarcassonneFigureKind,
  /** On what. */
  feature: CarcassonneFeatureKind, } | { "kind": "bridge" } | { "kind": "expel" } | { "kind": "abbot_back" } | { "kind": "fairy" } | { "kind": "dragon" } | { "kind": "move",
  /** Which kind. */
  figure: CarcassonneFigureKind, } | { "kind": "castle" } | { "kind": "points" } | { "kind": "reward" } | { "kind": "quarter",
  /** Which kind. */
  figure: CarcassonneFigureKind, } | { "kind": "count" } | { "kind": "offer" } | { "kind": "bid" } | { "kind": "buy" } | { "kind": "sell" } | { "kind": "take" } | { "kind": "pass" };

/** The way a bridge runs across a tile. */
export type CarcassonneAxis = "NS" | "EW";

/** A tile of a bazaar. */
export type CarcassonneBazaarTile = {
  /** The kind. */
  id: string,
  /** Who has got it. */
  seat: Seat | null, };

/** An open bazaar. */
export type CarcassonneBazaarView = {
  /** The tiles, with who has got them. */
  tiles: Array<CarcassonneBazaarTile>,
  /** Who holds the auction, or takes a tile now. */
  auctioneer: Seat,
  /** The tile up for auction. */
  offered: string | null,
  /** The highest bid. */
  bid: number | null,
  /** Whose bid that is. */
  bidder: Seat | null, };

/** How tiles of a bazaar are shared out. */
export type CarcassonneBazaars = "off" | "auction" | "share";

/** A castle. */
export type CarcassonneCastleView = {
  /** Whose. */
  seat: Seat,
  /** Its name on the map. */
  at: CarcassonnePlace,
  /** The two squares it stands on. */
  squares: [CarcassonneSquare, CarcassonneSquare],
  /** Its figure is still inside: it has not scored yet. */
  figure: boolean,
  /** The six squares whose features it scores. */
  suburbs: Array<CarcassonneSquare>, };

/** What stands in the middle of a tile. */
export type CarcassonneCentre = "monastery" | "garden" | "shrine";

/** A monastery and a shrine that challenge each other. */
export type CarcassonneChallenge = {
  /** Where the monastery lies. */
  monastery: CarcassonneSquare,
  /** Where the shrine lies. */
  shrine: CarcassonneSquare, };

/** A city part. Two that a printed bridge joins are one. */
export type CarcassonneCityPicture = {
  /** The sides it reaches. */
  at: Array<CarcassonneSide>,
  /** Shields in it. */
  shields: number,
  /** The semicircular part of which two make the smallest city. */
  castle_base: boolean,
  /** The princess is in it. */
  princess: boolean, };

/** The king or the robber. */
export type CarcassonneCrownView = {
  /** Who has it. */
  seat: Seat,
  /** The size of the largest city or road, in tiles. */
  size: number,
  /** That city or road. */
  at: Array<CarcassonnePlace>, };

/** The dragon. */
export type CarcassonneDragonView = {
  /** Where it is. */
  square: CarcassonneSquare,
  /** It is on its flight. */
  flying: boolean,
  /** Steps left of the flight. */
  steps_left: number,
  /** Where it has been on this flight. */
  visited: Array<CarcassonneSquare>, };

/** What a drawing of the map needs to know. */
export type CarcassonneDrawing = {
  /** What the data file calls itself. */
  name: string,
  /** Every kind of tile, squares of the fortress included. */
  tiles: Array<CarcassonnePicture>,
  /** The text that says what each tile shows, by the tile's id. */
  terms: { [key in string]: string },
  /** How many squares the fortress has from west to east and from north to south, if the box has it. */
  fortress: [number, number] | null, };

/** An element of the box that brings tiles with it. */
export type CarcassonneElement = "river-1" | "river-2" | "abbot" | "dragon" | "fairy" | "princess" | "portal" | "count" | "king" | "robber" | "cult" | "bridges" | "castles" | "bazaars";

/** Something that happened. */
export type CarcassonneEvent = { "event": "started",
  /** Who begins. */
  first: Seat,
  /** The first tile. */
  tile: string,
  /** Where it lies. */
  square: CarcassonneSquare, } | { "event": "drawn",
  /** By whom. */
  seat: Seat,
  /** Which kind. */
  tile: string, } | { "event": "put_away",
  /** Which kind. */
  tile: string, } | { "event": "set_aside",
  /** Which kind. */
  tile: string, } | { "event": "shuffled_back",
  /** How many. */
  count: number, } | { "event": "laid",
  /** By whom. */
  seat: Seat,
  /** Which kind. */
  tile: string,
  /** Where. */
  square: CarcassonneSquare,
  /** How it is turned. */
  facing: CarcassonneSide, } | { "event": "bridge_built",
  /** By whom. */
  seat: Seat,
  /** On which tile. */
  square: CarcassonneSquare,
  /** Which way it runs. */
  axis: CarcassonneAxis, } | { "event": "expelled",
  /** By whose tile. */
  seat: Seat,
  /** Which knight. */
  figure: CarcassonneFigureOnMap, } | { "event": "placed",
  /** By whom. */
  seat: Seat,
  /** Which kind. */
  figure: CarcassonneFigureKind,
  /** On what. */
  on: CarcassonneFeatureKind,
  /** Where. */
  at: CarcassonnePlace, } | { "event": "fairy_moved",
  /** By whom. */
  seat: Seat,
  /** To the figure there. */
  at: CarcassonnePlace, } | { "event": "dragon_comes",
  /** Where it lies. */
  square: CarcassonneSquare, } | { "event": "dragon_flies",
  /** Who moved it. */
  seat: Seat,
  /** Where to. */
  square: CarcassonneSquare,
  /** The figures it ate. */
  eaten: Array<CarcassonneFigureOnMap>, } | { "event": "dragon_stuck" } | { "event": "scored" } & CarcassonneScored | { "event": "gained" } & CarcassonneGained | { "event": "challenge_lost",
  /** Which ones. */
  figures: Array<CarcassonneFigureOnMap>, } | { "event": "castle_built",
  /** By whom. */
  seat: Seat,
  /** Where. */
  squares: [CarcassonneSquare, CarcassonneSquare], } | { "event": "castle_home",
  /** Whose. */
  seat: Seat,
  /** Where the castle stands. */
  square: CarcassonneSquare, } | { "event": "crown_taken",
  /** Who. */
  seat: Seat,
  /** City for the king, road for the robber. */
  feature: CarcassonneFeatureKind,
  /** How many tiles the city or road has. */
  size: number, } | { "event": "quarter_placed",
  /** Whose. */
  seat: Seat,
  /** Which kind. */
  figure: CarcassonneFigureKind,
  /** Where to. */
  quarter: CarcassonneQuarter, } | { "event": "count_moved",
  /** Moved by whom. */
  seat: Seat,
  /** Where to. */
  quarter: CarcassonneQuarter, } | { "event": "from_quarter",
  /** Whose. */
  seat: Seat,
  /** Which kind. */
  figure: CarcassonneFigureKind,
  /** Where from. */
  quarter: CarcassonneQuarter,
  /** Where to. */
  at: CarcassonnePlace, } | { "event": "bazaar_opened",
  /** The tiles on show. */
  tiles: Array<string>, } | { "event": "bazaar_skipped" } | { "event": "offered",
  /** The auctioneer. */
  seat: Seat,
  /** Which kind. */
  tile: string, } | { "event": "bid",
  /** By whom. */
  seat: Seat,
  /** How many points. */
  points: number, } | { "event": "bid_passed",
  /** Who. */
  seat: Seat, } | { "event": "traded" } & CarcassonneTraded | { "event": "took",
  /** By whom. */
  seat: Seat,
  /** Which kind. */
  tile: string, } | { "event": "extra_turn",
  /** Who. */
  seat: Seat, } | { "event": "over",
  /** Who won; several who tie share the victory. */
  winners: Array<Seat>, };

/** The fairy. */
export type CarcassonneFairyView = {
  /** The squares the dragon can't come to: two if she is in a castle. */
  squares: Array<CarcassonneSquare>,
  /** The figure she helps. */
  helps: CarcassonneFigureOnMap | null, };

/** What a feature is. */
export type CarcassonneFeatureKind = "road" | "city" | "monastery" | "field" | "garden" | "shrine";

/** A road, city, monastery or field. */
export type CarcassonneFeatureView = {
  /** What it is. */
  kind: CarcassonneFeatureKind,
  /** Its parts on the map. */
  parts: Array<CarcassonnePlace>,
  /** How many figures each seat has on it. */
  figures: Array<number>,
  /** Who would get its points. */
  owners: Array<Seat>,
  /** Nothing can be added to it. Fields are never completed. */
  complete: boolean,
  /** What it would bring each owner now: completed, if it is; otherwise in final scoring. */
  points: number, };

/** A field. The data file lists what is one field on the tile, so also where it runs round the end of a road. */
export type CarcassonneFieldPicture = {
  /** The half-sides it reaches. */
  at: Array<CarcassonneHalf>,
  /** The cities of this tile it touches, by their place in the list. */
  beside: Array<number>, };

/** Kinds of figure. */
export type CarcassonneFigureKind = "meeple" | "abbot";

/** A figure on the map. */
export type CarcassonneFigureOnMap = {
  /** Whose it is. */
  seat: Seat,
  /** What it is. */
  kind: CarcassonneFigureKind,
  /** The part of a feature it stands on. */
  at: CarcassonnePlace,
  /** The square it stands on. */
  square: CarcassonneSquare, };

/** The quarters of the fortress. */
export type CarcassonneFortressView = {
  /** Where the count is. */
  count: CarcassonneQuarter,
  /** Who is in the quarters. */
  quarters: Array<CarcassonneQuarterView>, };

/** What points are given for besides features. */
export type CarcassonneGainFor = "fairy_turn" | "fairy_feature" | "castle" | "king" | "robber";

/** Points for something else than a feature. */
export type CarcassonneGained = {
  /** For what. */
  what: CarcassonneGainFor,
  /** Who gets them. */
  seat: Seat,
  /** How many. */
  points: number,
  /** What the points are for. */
  lines: Array<ScoreLine<CarcassonnePlace>>, };

/** Half of a side: left or right for somebody who stands in the middle of the tile and looks out over it. */
export type CarcassonneHalf = "NL" | "NR" | "EL" | "ER" | "SL" | "SR" | "WL" | "WR";

/** How a game of Carcassonne was agreed to be played. */
export type CarcassonneOptions = {
  /** Meeples may lie in fields, which are scored at the end. */
  farmers: boolean,
  /** What the map begins with. */
  start: CarcassonneStart,
  /** Abbots and gardens. */
  abbot: boolean,
  /** Volcanoes and the dragon. */
  dragon: boolean,
  /** The fairy. */
  fairy: boolean,
  /** Princesses. */
  princess: boolean,
  /** Portals. */
  portal: boolean,
  /** The count and the quarters of the fortress. */
  count: boolean,
  /** The king. */
  king: boolean,
  /** The robber. */
  robber: boolean,
  /** Shrines. */
  cult: boolean,
  /** Bridges. */
  bridges: boolean,
  /** Castles. */
  castles: boolean,
  /** Bazaars. */
  bazaars: CarcassonneBazaars,
  /** Who begins. */
  first: First, };

/** Where on its tile a part of a feature lies. */
export type CarcassonnePartAt = CarcassonneSide | CarcassonneHalf | number;

/** A kind of tile, north up. */
export type CarcassonnePicture = {
  /** Its name, in records too. */
  id: string,
  /** The part of the box it comes from. */
  set: string,
  /** How many such tiles there are. */
  count: number,
  /** What its sides show, clockwise from north. */
  edges: [CarcassonneTerrain, CarcassonneTerrain, CarcassonneTerrain, CarcassonneTerrain],
  /** City parts. */
  cities: Array<CarcassonneCityPicture>,
  /** Pieces of road. */
  roads: Array<CarcassonneRoadPicture>,
  /** Fields. */
  fields: Array<CarcassonneFieldPicture>,
  /** What stands in the middle. */
  centre: CarcassonneCentre | null,
  /** The river that runs over it. */
  river: CarcassonneRiverPicture | null,
  /** Signs of expansions on it. */
  symbols: Array<CarcassonneSymbol>,
  /** It is in play if one of these elements is; always, if there is none. */
  with: Array<CarcassonneElement>,
  /** The game begins with it. */
  start: boolean, };

/** A place on the table, or a button beside it. */
export type CarcassonnePlace = { "kind": "cell",
  /** Column. */
  x: number,
  /** Row. */
  y: number, } | { "kind": "facing",
  /** The side the picture's north lies on. */
  facing: CarcassonneSide, } | { "kind": "part",
  /** Of what. */
  feature: CarcassonneFeatureKind,
  /** Column. */
  x: number,
  /** Row. */
  y: number,
  /** Where on the tile; nothing for what stands in its middle. */
  at: CarcassonnePartAt | null, } | { "kind": "bridge",
  /** Column. */
  x: number,
  /** Row. */
  y: number,
  /** Which way it runs. */
  axis: CarcassonneAxis, } | { "kind": "castle",
  /** Column. */
  x: number,
  /** Row. */
  y: number,
  /** Which of two. */
  side: CarcassonneSide | null, } | { "kind": "quarter",
  /** Which one. */
  quarter: CarcassonneQuarter, } | { "kind": "tile",
  /** Its kind. */
  id: string, } | { "kind": "figure",
  /** Which kind. */
  figure: CarcassonneFigureKind, } | { "kind": "bid",
  /** How many points. */
  points: number, } | { "kind": "abbot" } | { "kind": "dragon" } | { "kind": "fairy" } | { "kind": "count" } | { "kind": "points" } | { "kind": "buy" } | { "kind": "sell" };

/** What one player has. */
export type CarcassonnePlayerView = {
  /** Points so far. */
  score: number,
  /** Meeples in the supply. */
  meeples: number,
  /** The abbot is in the supply. */
  abbot: boolean,
  /** Bridges in the supply. */
  bridges: number,
  /** Castles in the supply. */
  castles: number,
  /** The tile got at a bazaar and not placed yet. */
  bought: string | null, };

/** A quarter of the fortress. */
export type CarcassonneQuarter = "palace" | "market" | "smithy" | "cathedral";

/** Figures of one kind of one player in a quarter. */
export type CarcassonneQuarterFigures = {
  /** Whose. */
  seat: Seat,
  /** Which kind. */
  kind: CarcassonneFigureKind,
  /** How many. */
  number: number, };

/** A quarter. */
export type CarcassonneQuarterView = {
  /** Which one. */
  quarter: CarcassonneQuarter,
  /** Who is there. */
  figures: Array<CarcassonneQuarterFigures>, };

/** The river on a tile. */
export type CarcassonneRiverPicture = {
  /** The sides it reaches. */
  at: Array<CarcassonneSide>,
  /** Its place in the course of the river. */
  role: CarcassonneRiverRole, };

/** A tile's place in the course of the river. */
export type CarcassonneRiverRole = "source" | "segment" | "fork" | "branch-end" | "lake";

/** What a road ends at. */
export type CarcassonneRoadEnd = "crossing" | "city" | "monastery" | "shrine" | "volcano" | "bazaar" | "wall";

/** A piece of road. */
export type CarcassonneRoadPicture = {
  /** The sides it reaches. */
  at: Array<CarcassonneSide>,
  /** What it ends at, if it reaches one side only. */
  ends: CarcassonneRoadEnd | null,
  /** It runs through a tunnel here and divides no field. */
  tunnel: boolean, };

/** A feature that brought points. */
export type CarcassonneScored = {
  /** What it is. */
  feature: CarcassonneFeatureKind,
  /** When it was scored. */
  when: CarcassonneWhen,
  /** Who gets the points. */
  owners: Array<Seat>,
  /** How many each of them gets. */
  points: number,
  /** Its parts on the map. */
  parts: Array<CarcassonnePlace>,
  /** The figures on it; if it was completed they have gone home. */
  figures: Array<CarcassonneFigureOnMap>,
  /** What the points are for. */
  lines: Array<ScoreLine<CarcassonnePlace>>, };

/** A side of a square. It also says how a tile is turned: the side its picture's north side lies on. */
export type CarcassonneSide = "N" | "E" | "S" | "W";

/** A place on the map for one tile: `x` to the east, `y` to the south, the start tile at `0,0`. */
export type CarcassonneSquare = {
  /** To the east of the start tile. */
  x: number,
  /** To the south of the start tile. */
  y: number, };

/** What the map begins with. */
export type CarcassonneStart = "tile" | "river-1" | "river-2" | "rivers" | "fortress";

/** A sign on a tile. Those of expansions outside the box are only drawn. */
export type CarcassonneSymbol = "dragon" | "volcano" | "portal" | "princess" | "bazaar" | "inn" | "pig_herd" | "city_bridge" | "tunnel" | "monastery_in_city";

/** What a side shows. Two sides that meet must show the same. */
export type CarcassonneTerrain = "field" | "road" | "city" | "river";

/** A number of tiles of one kind. */
export type CarcassonneTileCount = {
  /** The kind. */
  id: string,
  /** How many. */
  count: number, };

/** A tile on the map. */
export type CarcassonneTileView = {
  /** Where it lies. */
  square: CarcassonneSquare,
  /** What kind it is. */
  id: string,
  /** The side its picture's north lies on. */
  facing: CarcassonneSide,
  /** Who placed it; nobody placed the start tile. */
  seat: Seat | null,
  /** As which tile; the start tile is 0. */
  turn: number,
  /** The way a bridge runs over it. */
  bridge: CarcassonneAxis | null, };

/** A tile that was bought at a bazaar. */
export type CarcassonneTraded = {
  /** Which kind. */
  tile: string,
  /** Who has it now. */
  buyer: Seat,
  /** Who gets the points; nobody, if nobody else bid. */
  other: Seat | null,
  /** How many. */
  points: number,
  /** The auctioneer bought it. */
  by_auctioneer: boolean,
  /** What was paid and received. */
  lines: Array<ScoreLine<CarcassonnePlace>>, };

/** The table as everybody sees it. */
export type CarcassonneView = {
  /** Tiles on the map, in the order of placing. */
  tiles: Array<CarcassonneTileView>,
  /** Figures on the map, in the order they came there. */
  figures: Array<CarcassonneFigureOnMap>,
  /** Roads, cities, monasteries and fields. */
  features: Array<CarcassonneFeatureView>,
  /** What each player has, by seat. */
  players: Array<CarcassonnePlayerView>,
  /** Whose turn it is; nobody's when the game is over. */
  turn: Seat | null,
  /** The tile to be placed now. */
  drawn: string | null,
  /** How many tiles are face down. */
  tiles_left: number,
  /** Which ones they are. */
  bag: Array<CarcassonneTileCount>,
  /** Tiles that fitted nowhere and went back to the box. */
  put_away: Array<CarcassonneTileCount>,
  /** Whether fields are in play. */
  farmers: boolean,
  /** What is in play. */
  options: CarcassonneOptions,
  /** How many tiles of the river are to come. */
  river_left: number,
  /** Dragon tiles that wait for the first volcano. */
  aside: Array<CarcassonneTileCount>,
  /** The dragon, once it is there. */
  dragon: CarcassonneDragonView | null,
  /** The fairy, once she is on the map. */
  fairy: CarcassonneFairyView | null,
  /** The quarters of the fortress, if the count is in play. */
  fortress: CarcassonneFortressView | null,
  /** Castles, in the order of building. */
  castles: Array<CarcassonneCastleView>,
  /** The king, once somebody has him. */
  king: CarcassonneCrownView | null,
  /** The robber, once somebody has him. */
  robber: CarcassonneCrownView | null,
  /** Monasteries and shrines that challenge each other. */
  challenges: Array<CarcassonneChallenge>,
  /** The bazaar, while it is open. */
  bazaar: CarcassonneBazaarView | null, };

/** When a feature is scored. */
export type CarcassonneWhen = "completed" | "final" | "back";

/** A data file. */
export type CatalogueInfo = {
  /** Name in the data file. */
  name: string,
  /** SHA-256 of the data file. */
  hash: string,
  /** Reconstructed values in it, as text keys of the game. */
  reconstructed: Array<string>, };

/** What a choice does, as far as the table draws it. */
export type CatherineActionKind = { "kind": "start" } | { "kind": "play" } | { "kind": "act",
  /** How many times, for actions paid with cards. */
  times: number, bonus: boolean, } | { "kind": "draw" } | { "kind": "build" };

/** A card and how many there are. */
export type CatherineCardCount = {
  /** Which. */
  id: string,
  /** How many. */
  count: number, };

/** A card as it is drawn. */
export type CatherineCardDrawing = {
  /** Its name in records. */
  id: string,
  /** Its colour. */
  colour: CatherineColour,
  /** What it does. */
  kind: CatherineCardKind,
  /** The symbols in its upper part, one by one. */
  top: Array<CatherineSymbol>,
  /** The cities it names. */
  cities: Array<string>,
  /** What one must own for its bonus, one by one. */
  needs: Array<CatherineSymbol>,
  /** How often its action may be carried out. */
  repeat: CatherineRepeat,
  /** How many there are. */
  copies: number, };

/** What a card does: its action, and the bonus that may follow. */
export type CatherineCardKind = "market" | "gift" | "academy" | "audience" | "library" | "salon" | "fair" | "charter" | "feast" | "banquet" | "build-draw" | "build-points" | "build-favour" | "build-region";

/** A city. */
export type CatherineCity = {
  /** Its name in records. */
  id: string,
  /** Its name on the map. */
  name: string,
  /** The colour of its region. */
  region: CatherineColour,
  /** Which goods lie there, by [`Symbol`]. */
  goods: { [key in CatherineSymbol]?: number },
  /** Building there moves the favour marker. */
  crown: boolean,
  /** A residence there brings one more point in every decade scoring. */
  one: boolean,
  /** Where it is drawn. */
  x: number,
  /** Where it is drawn. */
  y: number, };

/** A city on the map. */
export type CatherineCityView = {
  /** Which. */
  id: string,
  /** Goods tokens that still lie there, by kind. */
  tokens: { [key in CatherineSymbol]?: number },
  /** Who has a residence there. */
  residences: Array<Seat>, };

/** The three colours of cards and of regions. */
export type CatherineColour = "blue" | "red" | "yellow";

/** What a drawing of the table needs to know. */
export type CatherineDrawing = {
  /** What the data file calls itself. */
  name: string,
  /** Every card. */
  cards: Array<CatherineCardDrawing>,
  /** What each kind of card does. */
  faces: Array<CatherineFace>,
  /** The cities. */
  cities: Array<CatherineCity>,
  /** The roads, each between two cities. */
  roads: Array<[string, string]>,
  /** The orders. */
  orders: Array<CatherineOrder>,
  /** The favour track from the lowest space up. */
  favour: Array<CatherineFavourSpace>,
  /** Residences each player begins with. */
  residences: number,
  /** What in it is reconstructed, as keys of the texts. */
  reconstructed: Array<string>, };

/** Something that happened. */
export type CatherineEvent = { "event": "ordered", seat: Seat,
  /** Which; nothing for those who may not see it. */
  order: string | null,
  /** It lies face down. */
  secret: boolean, } | { "event": "order_shown", seat: Seat, order: string, } | { "event": "decade",
  /** Which, from 1. */
  decade: number, } | { "event": "round",
  /** Which of its decade, from 1. */
  round: number, } | { "event": "drawn", seat: Seat, count: number,
  /** Which; nothing for those who may not see them. */
  cards: Array<string> | null, } | { "event": "shuffled", cards: number, } | { "event": "chosen", seat: Seat,
  /** It is not the first choice. */
  again: boolean, } | { "event": "row_begun", seat: Seat, cards: Array<string>, } | { "event": "played", seat: Seat,
  /** The new card of the action row. */
  row: string,
  /** The new card of the activation row. */
  under: string, above: string, } | { "event": "acted", seat: Seat, card: string, bonus: boolean, } | { "event": "not_acted", seat: Seat, card: string, why: CatherineIdle, } | { "event": "discarded", seat: Seat, cards: Array<string>, } | { "event": "built", seat: Seat, city: string, goods: Array<CatherineSymbol>, } | { "event": "not_built", seat: Seat, } | { "event": "favoured", seat: Seat, steps: number,
  /** The space it stands on now, from 0. */
  now: number, } | { "event": "joker", seat: Seat, } | { "event": "scored" } & CatherineScored | { "event": "cleared", seat: Seat, cards: Array<string>, } | { "event": "over",
  /** Who won; several who tie share the victory. */
  winners: Array<Seat>, };

/** What a kind of card shows in its lower part. */
export type CatherineFace = {
  /** Which kind. */
  kind: CatherineCardKind,
  /** Cards the action costs. */
  cost: number,
  /** What it gives. */
  action: CatherineGain,
  /** For each of what; nothing if once. */
  per: CatherinePer | null,
  /** The residence may be built anywhere in the card's region. */
  anywhere: boolean,
  /** Cards the bonus costs. */
  bonus_cost: number,
  /** What it gives. */
  bonus: CatherineGain,
  /** For each of what; nothing if once. */
  bonus_per: CatherinePer | null,
  /** The bonus asks that all cards given for the action have one colour. */
  one_colour: boolean, };

/** A space of the favour track. */
export type CatherineFavourSpace = {
  /** The hand limit. */
  hand: number,
  /** Points in every decade scoring. */
  points: number,
  /** Multiplies the largest network in final scoring. */
  multiplier: number, };

/** What an action or a bonus gives. */
export type CatherineGain = "nothing" | { "favour": number } | { "cards": number } | { "points": number } | "residence";

/** Why a player does not act. */
export type CatherineIdle = "colours" | "impossible" | "choice";

/** When points are given. */
export type CatherineOccasion = "action" | "bonus" | "limit" | "overflow" | "cannons" | "residences" | "favour" | "hand" | "order" | "network";

/** How a game of Catherine was agreed to be played. There is no first player: everybody acts at once. */
export type CatherineOptions = {
  /** Whether orders lie face up. */
  orders: CatherineOrders, };

/** An order. */
export type CatherineOrder = {
  /** Its name in records. */
  id: string,
  /** The goods it asks for, by [`Symbol`]. */
  goods: { [key in CatherineSymbol]?: number }, };

/** How orders lie in front of their owners. */
export type CatherineOrders = "open" | "secret";

/** What is gained for each of, if not just once. */
export type CatherinePer = "good" | "book" | "set" | "residence";

/** A place on the table. Cards and cities have the ids of the data file. */
export type CatherinePlace = { "kind": "card", card: string, } | { "kind": "start", card: string, } | { "kind": "row", card: string, } | { "kind": "under", card: string, above: string, } | { "kind": "pay", card: string, } | { "kind": "pay_bonus", card: string, } | { "kind": "city", city: string, } | { "kind": "act" } | { "kind": "act_bonus" } | { "kind": "draw" };

/** What one player has. */
export type CatherinePlayerView = {
  /** Points so far. */
  score: number,
  /** The space of the favour marker, from 0. */
  favour: number,
  /** The hand limit there. */
  hand_limit: number,
  /** Points it gives in every decade scoring. */
  favour_points: number,
  /** The multiplier there. */
  multiplier: number,
  /** Joker tokens. */
  jokers: number,
  /** The order, if this viewer may see it. */
  order: string | null,
  /** How many of its goods tokens and jokers cover, if this viewer may see it. */
  order_goods: number | null,
  /** How many cards the hand holds. */
  hand_size: number,
  /** For each of them, how many shuffles came before it was drawn; in rising order. */
  drawn_after: Array<number>,
  /** Which they are, if this viewer may see them. */
  hand: Array<string> | null,
  /** The action row with what lies under it, from left to right. */
  row: Array<CatherineRowView>,
  /** The place in the row that was activated this round. */
  active: number | null,
  /** Symbols of the action row and goods tokens together, by kind. */
  owned: { [key in CatherineSymbol]?: number },
  /** Goods tokens, by kind. */
  tokens: { [key in CatherineSymbol]?: number },
  /** Cities with a residence. */
  residences: Array<string>,
  /** Those of the largest network. */
  network: Array<string>,
  /** Residences not built yet. */
  supply: number,
  /** Has to choose now, or has chosen and may change it. */
  asked: boolean,
  /** Has chosen. */
  chosen: boolean,
  /** Cards the open question lets this player add to the action row; 0 if it is about something else. */
  row_slots: number,
  /** Cards of the hand that lie face down, chosen but not revealed yet. */
  face_down: number,
  /** What was chosen, if this viewer may see it. */
  choice: string | null, };

/** What is asked of several seats at once. */
export type CatherineQuestion = "rows" | "cards" | "acts" | "books";

/** How often an action may be carried out: the black arrow on a card. */
export type CatherineRepeat = "once" | { "times": number } | "any";

/** A card of an action row. */
export type CatherineRowView = {
  /** Which. */
  card: string,
  /** What lies under it. */
  under: string | null, };

/** Points of one player. */
export type CatherineScored = {
  /** Who gets them. */
  seat: Seat,
  /** How many. */
  points: number,
  /** On which occasion. */
  occasion: CatherineOccasion,
  /** What they are for. */
  lines: Array<ScoreLine<CatherinePlace>>, };

/** What can be shown in the upper part of a card. The first four are goods. */
export type CatherineSymbol = "iron" | "food" | "caviar" | "furs" | "cannon" | "book";

/** The table as one viewer sees it. */
export type CatherineView = {
  /** Which decade, from 1; 0 when the game is over. */
  decade: number,
  /** Which round of it, from 1; 0 outside rounds. */
  round: number,
  /** What is asked now. */
  question: CatherineQuestion | null,
  /** What each player has, by seat. */
  players: Array<CatherinePlayerView>,
  /** The map. */
  cities: Array<CatherineCityView>,
  /** Cards face down. */
  deck: number,
  /** How often the discards have been shuffled. */
  shuffles: number,
  /** The discards. */
  discards: Array<CatherineCardCount>,
  /** Whether orders lie face down. */
  secret_orders: boolean, };

/** Changes a password. */
export type ChangePassword = {
  /** The present one. */
  old: string,
  /** 8 to 200 characters. */
  new: string, };

/** Changes a table that is waiting for players. */
export type ChangeTable = {
  /** Options by name; omitted ones take their defaults. */
  options: Record<string, boolean | string | number>,
  /** Clocks, undo, spectators. */
  terms: Terms, };

/** A message at a table. */
export type ChatMessage = {
  /** Its number at this table. */
  number: number,
  /** Who wrote it. */
  name: string,
  /** Whether it was written among the players; otherwise among the spectators. */
  players: boolean,
  /** Whether this viewer wrote it. */
  mine: boolean,
  /** What; `null` for a quick word. */
  text: string | null,
  /** The quick word, which everyone reads in their own language. */
  quick: QuickWord | null,
  /** When. */
  at: string, };

/** Whether a table could be created. */
export type Checked = {
  /** Why not; `null` if it could. */
  refusal: ErrorInfo | null, };

/** One legal answer. */
export type Choice<P = Json, K = Json> = {
  /** Action to send back. */
  action: string,
  /** What it does, for the board. */
  does: K,
  /** What it does in words, with the places on the board it names. */
  text: Description<P>, };

/** One clause of the rules. */
export type Clause = {
  /** Stable id: `place.adjacent`. */
  id: string,
  /** The heading it stands under. */
  section: string,
  /** The passage of the rulebook it comes from. */
  source: string,
  /** Nothing enforces it: it only explains. */
  informative: boolean,
  /** How we read the rulebook where it is silent or ambiguous; the game's README lists every such clause. */
  ruling: boolean,
  /** The rule itself, as Markdown. */
  text: string, };

/** How long players may think, and what happens then. */
export type ClockTerms = {
  /** How long. */
  pace: Pace,
  /** What happens when a player's time has run out. */
  at_zero: AtZero, };

/** Why a proposal can no longer be answered. */
export type Closed = { "declined": Seat } | "withdrawn" | "moved_on" | "lapsed";

/** A new table. */
export type Created = {
  /** Its id, which doubles as the invitation. */
  id: string, };

/** Signs up or in. */
export type Credentials = {
  /** 1 to 40 characters; upper and lower case don't differ. */
  login: string,
  /** 8 to 200 characters. */
  password: string,
  /** The secret of an invitation, where accounts are by invitation. */
  invitation?: string, };

/** The value of the position after an entry. */
export type CurvePoint = {
  /** The entry; 0 is the setup. */
  seq: number,
  /** By seat. */
  values: Array<SeatValue>, };

/** The daily deal of a day. */
export type Daily = {
  /** The UTC day: `2026-01-31`. */
  day: string,
  /** Whether it is today. */
  today: boolean,
  /** When it ends, at midnight. */
  ends: string,
  /** Which game. */
  game: string,
  /** The public id of the deal. */
  deal: string,
  /** SHA-256 of its key. */
  commitment: string,
  /** Its key, once the day is over: `duchy verify --key` checks records with it. */
  key: string | null,
  /** The guest's own table that counts, if any. */
  mine: DailyAttempt | null,
  /** The best scores, wins first. */
  best: Array<DailyScore>,
  /** Recent days with finished games, latest first. */
  days: Array<DailyDay>, };

/** A guest's table that counts for a day. */
export type DailyAttempt = {
  /** Its id. */
  table: string,
  /** Whether the game is over. */
  over: boolean,
  /** Points, if it was finished within the day. */
  score: number | null,
  /** Whether it was won. */
  won: boolean | null,
  /** Its place in the ranking. */
  place: number | null, };

/** A table of the daily deal. */
export type DailyBegun = {
  /** Its id. */
  id: string,
  /** Whether its score counts; otherwise it is practice. */
  counts: boolean, };

/** A day with finished games. */
export type DailyDay = {
  /** `2026-01-31`. */
  day: string,
  /** How many players finished. */
  finished: number, };

/** A line in a day's ranking. */
export type DailyScore = {
  /** The place; ties share one. */
  place: number,
  /** Who. */
  name: string,
  /** Points. */
  score: number,
  /** Whether the game was won. */
  won: boolean,
  /** Whether it is the guest's own. */
  mine: boolean,
  /** The table: always the guest's own, everyone's once the day is over. */
  table: string | null, };

/** An open decision, as the client shows it. */
export type Decision<P = Json, K = Json> = {
  /** Id to send back with the answer. */
  id: DecisionId,
  /** Whose decision. */
  seat: Seat,
  /** It has been answered, and the answer may be changed. */
  revise: boolean,
  /** The question. */
  prompt: Description<P>,
  /** Every legal answer. */
  choices: Array<Choice<P, K>>, };

/**
 * Names one decision of one seat: the sequence number of the entry that opened it.
 *
 * It is per seat, so players who choose at the same time don't make each other's answers stale.
 */
export type DecisionId = number;

/** How thorough an analysis is. */
export type Depth = "quick" | "normal" | "deep";

/** A text to show: its key in the game's `text/` files, its arguments, and the places on the board it is about. */
export type Description<P> = {
  /** Key of the text. */
  key: string,
  /** Named arguments of the text. */
  args?: Array<[string, Arg]>,
  /** Places on the board, coarse to fine: a click narrows the choices by the first, then by the next. */
  places?: Array<P>,
  /** The clause it comes from, for "Why?". */
  rule?: RuleId, };

/** A link that signs another browser in as this person, once. */
export type DeviceLink = {
  /** Goes behind `#` in the address, so that it reaches no log. */
  secret: string,
  /** Until when it can be used. */
  expires_at: string, };

/** Signs out of another browser. */
export type EndSession = {
  /** Which session. */
  id: string, };

/** Erases this person. */
export type Erase = {
  /** The password, if they have an account. */
  password?: string, };

/** The body of every error response. */
export type ErrorBody = {
  /** What went wrong. */
  error: ErrorInfo, };

/** Stable error codes. */
export type ErrorCode = "malformed" | "no_session" | "not_your_seat" | "cross_site" | "not_found" | "no_such_game" | "no_such_table" | "stale" | "seat_taken" | "not_started" | "over" | "undo_blocked" | "undo_limit" | "too_many_tables" | "too_large" | "bad_record" | "illegal" | "bad_options" | "bad_seats" | "no_such_bot" | "bad_name" | "bad_terms" | "players_only" | "no_hints" | "no_proposal" | "wrong_password" | "bad_password" | "login_taken" | "removed" | "no_accounts" | "needs_invitation" | "no_guests" | "not_administrator" | "not_invited" | "chat_off" | "bad_text" | "bad_webhook" | "guest_stays" | "no_such_link" | "slow_down" | "storage" | "internal";

/** What went wrong, and what to do. */
export type ErrorInfo = {
  /** Stable error code. */
  code: ErrorCode,
  /** A sentence that says what to do. */
  message: string,
  /** `illegal`: the clause that refuses it. */
  rule?: RuleId,
  /** `illegal`: the places that show it. */
  places?: Array<JsonValue>,
  /** `bad_options`: the keys of the options that clash. */
  options?: Array<string>,
  /** `bad_options`, `bad_seats`: the game's own text for it. */
  key?: string,
  /** `undo_blocked`: by what. */
  blocked?: UndoBlocked,
  /** `stale`: the current state. */
  state?: State<Json, Json, Json, Json>, };

/** Fills the open seats with computer opponents. */
export type FillSeats = {
  /** Their level. */
  level: string, };

/** Who begins. */
export type First = "random" | "listed";

/** Undoes a move, proposes to end the game, or resigns. */
export type ForSeat = {
  /** For this seat. */
  seat: Seat, };

/** A game as the lobby and the command line list it. Its texts are looked up by key. */
export type GameInfo = {
  /** Stable id. */
  id: string,
  /** Number of players. */
  seats: SeatRange,
  /** Rules version of new games. */
  rules: RulesVersion,
  /** All options. */
  options: Array<OptionInfo>,
  /** Presets, the default first. */
  presets: Array<PresetInfo>,
  /** Data files it can be played with, the built-in one first. */
  catalogues: Array<CatalogueInfo>,
  /** Levels of computer opponents, weakest first. */
  bots: Array<string>, };

/** The best actions of an open decision, by what its seat knows. */
export type Hint<P = JsonValue, K = JsonValue> = {
  /** The last entry before the decision. */
  seq: number,
  /** Whose decision. */
  seat: Seat,
  /** The question. */
  prompt: Description<P>,
  /** All legal actions, the best by margin first. */
  candidates: Array<JudgedChoice<P, K>>,
  /** Whether the second is as good as the first as far as can be told. */
  close: boolean,
  /** Points still to come by source after the second action (`played`) and the best one, if there are two. */
  sources?: Sources,
  /** The score line in which the best differs most from the second. */
  line?: Swing, };

/** The same in both units: the switch *win / margin*. */
export type InUnits<T> = {
  /** As a chance to win, from 0 to 1. */
  win: T,
  /** In points of margin. */
  margin: T, };

/** The same for what the players knew and for all cards on the table: the switch *as known / all open*. */
export type InViews<T> = {
  /** Judged by what the deciding player could know. */
  known: T,
  /** Judged with everything open; nothing where it makes no difference. */
  open?: T, };

/** An invitation to create an account. */
export type InvitationInfo = {
  /** Names it in requests. */
  id: string,
  /** Whom it is for. */
  note: string,
  /** When it was made. */
  created_at: string,
  /** Until when it can be used. */
  expires_at: string, };

/** A new invitation. */
export type InvitationMade = {
  /** Goes behind `#` in the address of the account page, so that it reaches no log. */
  secret: string,
  /** Until when it can be used. */
  expires_at: string, };

/** The invitations that can still be used. */
export type Invitations = {
  /** Latest first. */
  invitations: Array<InvitationInfo>, };

/** Takes a seat. */
export type Join = {
  /** The player's name at this table; the guest's name if omitted. */
  name?: string,
  /** Which seat; the first open one if omitted. */
  seat?: Seat, };

/** The seat taken. */
export type Joined = {
  /** Its number. */
  seat: Seat, };

/**
 * One of a game's own types (a view, a place, an event), serialized as soon as the game's type is left behind and sent as it
 * is: a state has thousands of these, and none of them is looked into on the way.
 */
export type Json = unknown;

export type JsonValue = number | string | boolean | Array<JsonValue> | { [key in string]: JsonValue } | null;

/** The luck of an entry's draws. */
export type JudgedChance = {
  /** The entry; 0 is the setup. */
  seq: number,
  /** Whose action it followed; nothing for the setup. */
  seat: Seat | null,
  /** What came, by name. */
  outcomes: Array<string>,
  /** Value after less the mean over everything that could have come, by seat. */
  luck: Array<SeatValue>,
  /** Whether the mean is exact: over all combinations, by their probabilities. */
  exact: boolean,
  /** Number of combinations, or of samples. */
  possible: number, };

/** A legal action with its value. */
export type JudgedChoice<P = JsonValue, K = JsonValue> = {
  /** In the game's notation. */
  action: string,
  /** What it does, for the board. */
  does: K,
  /** In words, with its places on the board. */
  text: Description<P>,
  /** What every seat can expect after it. */
  values: Array<SeatValue>,
  /** How far it is behind the best, for the deciding seat, under the same luck; the error is that of the difference. */
  behind: InUnits<Measured>,
  /** Samples of luck and hidden things behind the value. */
  samples: number, };

/** A decision with what it was worth. */
export type JudgedDecision<P = JsonValue, K = JsonValue> = {
  /** The entry. */
  seq: number,
  /** The number of the seat's turn in the game, from 1. */
  turn: number,
  /** Who decided. */
  seat: Seat,
  /** The question. */
  prompt: Description<P>,
  /** The action played, in the game's notation. */
  action: string,
  /** Number of legal actions. */
  legal: number,
  /** Whether it counts for the player's rates, and why not. */
  weight: Weight,
  /** The candidates and the error. */
  judged: InViews<Judgement<P, K>>, };

/** What the actions of a decision are worth. */
export type Judgement<P = JsonValue, K = JsonValue> = {
  /** The best actions and the one played, in order of expected margin for the deciding seat. Empty for forced ones. */
  candidates: Array<JudgedChoice<P, K>>,
  /** Which of the candidates was played; nothing if there are none. */
  played: number | null,
  /** Which of the candidates is best in each unit. */
  best: InUnits<number | null>,
  /** What the deciding seat lost by the action played: best less played, never negative. */
  loss: InUnits<Measured>,
  /** Whether the loss is within noise. */
  close: InUnits<boolean>,
  /** Its size, if it is clear. */
  mistake: InUnits<Mistake | null>,
  /** Final points by source that can be expected after the played and the best action, where they were compared. */
  sources?: Sources, };

/** The languages everything is said in. */
export type Language = "en" | "ru";

/** Where a seat's result came from: start + luck + own + others + estimation = result, in each unit. */
export type LedgerRow = {
  /** Whose. */
  seat: Seat,
  /** What the seat could expect before the setup. */
  start: InUnits<number>,
  /** The luck of all draws, and of what was hidden when decisions were made. */
  luck: InUnits<Measured>,
  /** What its own decisions cost: never above 0. */
  own: InUnits<Measured>,
  /** What the decisions of the others gave or cost it. */
  others: InUnits<Measured>,
  /** What the evaluation got wrong, summed up step by step. */
  estimation: InUnits<number>,
  /** How it ended, or what can be expected at the end of the record. */
  result: InUnits<number>,
  /** Result less luck: what remains is play, whatever the evaluation is worth. */
  adjusted: InUnits<Measured>, };

/** A lesson: a game to step through, and its steps. */
export type LessonInfo<P = Json, E = Json> = {
  /** The game it plays, from the learner's seat. */
  replay: Replay<P, E>,
  /** Its steps. */
  steps: Array<LessonStep<P>>, };

/** One step of a lesson. */
export type LessonStep<P = Json> = {
  /** The entry after which the table is shown; 0 is the setup. */
  at: number,
  /** What it says, by language. */
  text: { [key in string]: string },
  /** What to press; nothing if there is only something to read. */
  press: Press<P> | null,
  /** The answers offered, in the game's notation. The last one is played. */
  offered: Array<string>, };

/** Who a link signs in as. */
export type LinkOwner = {
  /** Their name. */
  name: string, };

/** The secret of a link. */
export type LinkSecret = {
  /** As it stands behind `#`. */
  secret: string, };

/** An entry of the log, as a viewer may know it. */
export type LogEntry<P = Json, E = Json> = {
  /** Sequence number; 0 is the setup. */
  seq: number,
  /** Time (RFC 3339). */
  at: string | null,
  /** Whose entry. */
  seat: Seat | null,
  /** What was done. */
  kind: LogKind<P>,
  /** Its consequences. */
  events: Array<LoggedEvent<P, E>>,
  /** It has been undone since. */
  undone: boolean, };

/** What was done, as a viewer may know it. */
export type LogKind<P = Json> = "setup" | { "action": {
  /** In the game's notation; nothing while it is secret. */
  action: string | null,
  /** In words; nothing while it is secret. */
  text: Description<P> | null,
  /** The host played it, because it was the only choice. */
  auto: boolean,
  /** It was made in secret: events say what it was once everybody may know. */
  secret: boolean, } } | { "undo_to": number } | { "takeover": {
  /** Name of the new player. */
  name: string,
  /** Level of a computer opponent. */
  bot: string | null, } } | "resignation" | "timeout" | "end" | "redeal";

/** An event with its text. */
export type LoggedEvent<P = Json, E = Json> = {
  /** Event as the game's board knows it. */
  event: E,
  /** Text of the event. */
  text: Description<P>,
  /** Points scored by it. */
  lines?: Array<ScoreLine<P>>, };

/** The current user. */
export type Me = {
  /** The guest; `null` if this browser has not chosen a name yet. */
  user: User | null, };

/** A number with its standard error. */
export type Measured = {
  /** The estimate. */
  value: number,
  /** Standard error; 0 if it is exact. */
  error: number, };

/** The size of a mistake. */
export type Mistake = "inaccuracy" | "mistake" | "blunder";

/** Clear mistakes by size. */
export type MistakeCounts = {
  /** Inaccuracies. */
  inaccuracies: number,
  /** Mistakes. */
  mistakes: number,
  /** Blunders. */
  blunders: number, };

/** An entry that stands out. */
export type Moment = {
  /** The entry. */
  seq: number,
  /** The number of the seat's turn, from 1; 0 for the setup. */
  turn: number,
  /** What it gave the seat (negative: what it cost). */
  amount: Measured,
  /** The score line that rewarded or punished it most, where points by source were compared. */
  line?: Swing, };

/** The people whose messages this person does not see. */
export type Muted = {
  /** Who. */
  people: Array<MutedPerson>, };

/** Somebody whose messages this person does not see. */
export type MutedPerson = {
  /** Names them in requests. */
  id: string,
  /** Their name. */
  name: string, };

/** Starts a new game from a moment of another. */
export type NewBranch = {
  /** The entry after which it begins; 0 is the setup. */
  at: number,
  /** The seat whose knowledge it begins with; all open if `null`. */
  viewer: Seat | null,
  /** Who sits where: the creator and computer opponents. */
  seats: Array<NewSeat>, };

/** Invites somebody to create an account. */
export type NewInvitation = {
  /** Whom it is for, in the administrator's words: 1 to 80 characters. */
  note: string, };

/** A password that an administrator has set. */
export type NewPassword = {
  /** To be passed on. */
  password: string, };

/** A seat of a new table. */
export type NewSeat = {
  /** Who it is for. */
  kind: NewSeatKind,
  /** Their name. */
  name?: string,
  /** The level of a computer opponent. */
  level?: string, };

/** Who a seat is for. */
export type NewSeatKind = "me" | "open" | "bot";

/** Creates a table. */
export type NewTable = {
  /** Which game. */
  game: string,
  /** Options by name; omitted ones take their defaults. */
  options?: Record<string, boolean | string | number>,
  /** Hash of one of the data files the game offers; the built-in one if omitted. */
  catalogue?: string,
  /** Who sits where. */
  seats: Array<NewSeat>,
  /** Clocks and undo. */
  terms?: Terms, };

/** An option of a game. */
export type OptionInfo = {
  /** Name of the option. */
  key: string,
  /** Possible values. */
  kind: OptionKind,
  /** Default value. */
  default: boolean | string | number, };

/** What values an option takes. */
export type OptionKind = "flag" | { "choice": Array<string> } | { "number": {
  /** The least. */
  min: number,
  /** The greatest. */
  max: number, } };

/** The game a branch was taken from. */
export type OriginInfo = {
  /** Its table; `null` if it came from a file. */
  table: string | null,
  /** The entry of that game after which the branch begins. */
  at: number,
  /** How many entries of the branch come from that game. */
  entries: number, };

/** How long players may think. */
export type Pace = { "live": {
  /** Seconds for the whole game. */
  bank: number,
  /** Seconds added after every turn. */
  increment: number, } } | { "days": number };

/** A page of people. */
export type PeoplePage = {
  /** Latest first. */
  people: Array<PersonInfo>,
  /** Cursor of the next page, for `?after=`; `null` on the last page. */
  more: string | null, };

/** A person as administrators see them. */
export type PersonInfo = {
  /** Stable id. */
  id: string,
  /** Their name. */
  name: string,
  /** The name they sign in with; `null` for a guest. */
  login: string | null,
  /** Whether they are an administrator. */
  admin: boolean,
  /** When they first came. */
  created_at: string,
  /** The day they were last here: `2026-01-31`. */
  seen_on: string | null,
  /** How many games they have a seat in. */
  games: number, };

/** The most points a player scored before in games like this one. */
export type PersonalBest = {
  /** The most points; `null` if there was no such game. */
  best: number | null,
  /** How many such games there were. */
  games: number, };

/** The phase of a table. */
export type Phase = "lobby" | "playing" | "over";

/** How well a player decided. */
export type PlayerSummary = {
  /** Whose. */
  seat: Seat,
  /** Decisions in all. */
  decisions: number,
  /** Decisions that count. */
  counted: number,
  /** Mean loss per counted decision; the error is that of the mean. */
  rate: InUnits<Measured>,
  /** Clear mistakes by size. */
  mistakes: InUnits<MistakeCounts>,
  /** Entries of the decisions that cost most, the worst first; at most three. */
  worst: InUnits<Array<Moment>>,
  /** Entries of the best decisions: the best one among actions that differ most; at most three. */
  best: InUnits<Array<Moment>>,
  /** Entries of the draws that helped most, at most three. */
  luckiest: InUnits<Array<Moment>>,
  /** Entries of the draws that hurt most, at most three. */
  unluckiest: InUnits<Array<Moment>>, };

/** Whether a player is looking at the table. */
export type Presence = {
  /** Their seat. */
  seat: Seat,
  /** Whether they are looking now. */
  here: boolean,
  /** When they last left; `null` if they are here, or have not been here since the server started. */
  left_at: string | null, };

/** A named combination of options. */
export type PresetInfo = {
  /** Name of the preset. */
  name: string,
  /** Values of all options. */
  options: Record<string, boolean | string | number>, };

/** What a step asks the learner to press. */
export type Press<P = Json> = { "place": P } | "turn" | "answer" | "confirm";

/** What is certain about an action, from what its seat may know: up to the first chance, reveal or answer of another seat. */
export type Preview<P> = {
  /** Whose action. */
  seat: Seat,
  /** Points of every seat, with what they are for. */
  lines?: Array<ScoreLine<P>>,
  /** What the seat itself gains and spends. */
  amounts?: Array<Amount>,
  /** What else is certain, in words. */
  notes?: Array<Description<P>>, };

/** What some actions would give. */
export type Previews<P = Json> = {
  /** One for each action, in the same order; `null` for an action that is not legal now. */
  previews: Array<Preview<P> | null>, };

/** What a player has proposed to the others. */
export type Proposal = {
  /** Who. */
  seat: Seat,
  /** What. */
  what: Proposed,
  /** Who has to agree. */
  asked: Array<Seat>,
  /** Who of them has not answered yet. */
  waiting: Array<Seat>,
  /** When it lapses, if the game does not move on before. */
  until: string | null,
  /** Why it can no longer be answered, if so. It is shown until somebody plays on. */
  closed: Closed | null, };

/** What can be proposed. */
export type Proposed = { "undo": {
  /** Back to this entry. */
  to: number, } } | "end";

/** A QR code. */
export type QrCode = {
  /** Its squares, row by row: `1` is dark, `0` is light. */
  rows: Array<string>, };

/** A text to be shown as a QR code. */
export type QrText = {
  /** At most 500 bytes. */
  text: string, };

/** What can be said with one press. */
export type QuickWord = "hello" | "good_luck" | "well_played" | "thanks" | "sorry" | "moment";

/** Lets a removed person take a seat again. */
export type Readmit = {
  /** Their name at the table. */
  name: string, };

/** An action refused by the rules. */
export type Refusal<P = JsonValue> = {
  /** Clause it would break. */
  rule: RuleId,
  /** Places on the board that show it. */
  places: Array<P>, };

/** The people whom the creator of a waiting table has removed. */
export type RemovedPeople = {
  /** Their names at the table. */
  names: Array<string>, };

/** A game to step through. */
export type Replay<P = Json, E = Json> = {
  /** The server's build; a page from another build reloads itself. */
  build: string,
  /** The table. */
  table: TableInfo,
  /** The last entry. */
  seq: number,
  /** Seats whose point of view this visitor may take. */
  seats: Array<Seat>,
  /** Whether this visitor may see everything. */
  open: boolean,
  /** The point of view of the log; `null` if all is open. */
  viewer: Seat | null,
  /** The whole log. */
  log: Array<LogEntry<P, E>>, };

/** A game after one of its entries. */
export type ReplayMoment<V = Json, P = Json, K = Json> = {
  /** The entry; 0 is the setup. */
  seq: number,
  /** The point of view; `null` if all is open. */
  viewer: Seat | null,
  /** Who it was waiting for, or how it ended. */
  status: TableStatus,
  /** Points by seat. */
  scores: Array<number>,
  /** The game's view of the board. */
  view: V,
  /** The decision that was open for the viewer (if all is open, for the first seat it was waiting for), on request. */
  decision: Decision<P, K> | null, };

/** The analysis of a game. */
export type Report<P = JsonValue, K = JsonValue> = {
  /** [`REPORT_FORMAT`]. */
  format: number,
  /** Id of the game. */
  game: string,
  /** Rules version it was played by. */
  rules: RulesVersion,
  /** How thorough it is. */
  depth: Depth,
  /** Everything random in it follows from this. */
  seed: number,
  /** Names of the players by seat, as they ended the game. */
  players: Array<string>,
  /** Number of the last entry analysed. */
  last: number,
  /** Whether the game is over; otherwise the values at the end are expectations. */
  finished: boolean,
  /** Whether the players agreed to end it. Then the values at the end are expectations too. */
  agreed: boolean,
  /** Final points by seat, or those so far. */
  scores: Array<number>,
  /** Whether anything was hidden from a player: otherwise *as known* and *all open* are the same. */
  hidden: boolean,
  /** The value after the setup (`seq` 0) and after every entry that counts, in order. */
  curve: Array<CurvePoint>,
  /** Every decision that was not undone, in order. */
  decisions: Array<JudgedDecision<P, K>>,
  /** Every entry with draws, the setup included (`seq` 0), in order. */
  chances: Array<JudgedChance>,
  /** By seat, where the result came from. */
  ledger: InViews<Array<LedgerRow>>,
  /** By seat, how well each decided. */
  summaries: InViews<Array<PlayerSummary>>,
  /** By seat, the game in a sentence. */
  verdicts: Array<Verdict>,
  /** The three moments that decided most, the largest loss of win share first. */
  turning_points: Array<TurningPoint<P, K>>, };

/** A message that was reported. */
export type ReportInfo = {
  /** Names it in requests. */
  id: string,
  /** Where it was written. */
  table: string,
  /** Who reported it. */
  reporter: string,
  /** The id of the person who wrote it. */
  author_id: string,
  /** Their name. */
  author: string,
  /** What they wrote. */
  text: string,
  /** When it was reported. */
  at: string, };

/** Messages that were reported. */
export type Reports = {
  /** Latest first. */
  reports: Array<ReportInfo>, };

/** The id of a clause within its game: `place.adjacent`. Tests check that every id cited exists. */
export type RuleId = string;

/**
 * Which state of the rules a game is played by. A fix that changes how a stored game replays bumps it, and the old
 * behaviour stays behind a named fix.
 */
export type RulesVersion = number;

/** Writes at a table: a text, or a quick word. */
export type Say = { "text": string } | { "quick": QuickWord };

/** Some points of one seat, with what they are for. The sum of all lines of a seat is its score. */
export type ScoreLine<P> = {
  /** Whose points. */
  seat: Seat,
  /** How many; penalties are negative. */
  points: number,
  /** How many things they are for: three tiles, two shields. */
  count: number,
  /** What those things are, as a text key of the game: `line-tiles`. */
  what: string,
  /** The clause that gives them. */
  rule: RuleId,
  /** Where they lie. */
  places: Array<P>, };

/** A place at the table, counted from 0 in the order of play around it. */
export type Seat = number;

/** The clock of a seat. */
export type SeatClock = {
  /** Milliseconds left when it was last started or stopped. */
  left_ms: number,
  /** When it runs out, if it is running. */
  ends_at: string | null, };

/** A seat of a table. */
export type SeatInfo = {
  /** Its number. */
  seat: Seat,
  /** Who may sit here. */
  kind: SeatKind,
  /** The player's name; `null` while it is open. */
  name: string | null,
  /** The level of a computer opponent. */
  level: string | null,
  /** Whether it is this guest's seat. */
  mine: boolean,
  /** Set if a computer plays until its player returns: whether that player is this guest. */
  away: boolean | null, };

/** Who sits on a seat. */
export type SeatKind = "person" | "open" | "bot";

/** A number of players. */
export type SeatRange = {
  /** Minimum. */
  min: number,
  /** Maximum. */
  max: number, };

/** What a seat can expect. */
export type SeatValue = {
  /** Chance to win. */
  win: Measured,
  /** Expected margin. */
  margin: Measured, };

/** A browser somebody is signed in with. */
export type SessionInfo = {
  /** Names the session in requests. */
  id: string,
  /** What the browser calls itself, in short; may be empty. */
  label: string,
  /** When they signed in. */
  since: string,
  /** Whether it is this browser. */
  current: boolean, };

/** Makes somebody an administrator, or no longer one. */
export type SetAdministrator = {
  /** Whether they become one. */
  admin: boolean, };

/** Creates or renames a guest. */
export type SetName = {
  /** 1 to 40 characters. */
  name: string, };

/** Sets a webhook. */
export type SetWebhook = {
  /** What is sent. */
  kind: WebhookKind,
  /** Where to: `https://…`. */
  url: string,
  /** Telegram: the chat. */
  target?: string,
  /** The language of the messages. */
  lang: Language,
  /** The address of the start page, for links in messages. */
  page: string, };

/** Expected points from one source. */
export type SourcePoints = {
  /** The clause that gives them. */
  rule: RuleId,
  /** Text key of what they are for; its arguments are `count` and `points`. */
  what: string,
  /** Points. */
  points: Measured,
  /** Things they are for. */
  count: number, };

/** Expected final points by source after two actions, for every seat. */
export type Sources = {
  /** After the action played. */
  played: Array<Array<SourcePoints>>,
  /** After the best one by margin. */
  best: Array<Array<SourcePoints>>,
  /** Games played out for each of the two. */
  games: number, };

/** Everything a viewer is shown, sent on the stream. */
export type State<V = Json, P = Json, K = Json, E = Json> = {
  /** The server's build; a page from another build reloads itself. */
  build: string,
  /** The last entry. */
  seq: number,
  /** The table. */
  table: TableInfo,
  /** The seat whose view this is; `null` for spectators. */
  viewer: Seat | null,
  /** Who it is waiting for, or how it ended; `null` before the game starts. */
  status: TableStatus | null,
  /** Points by seat. */
  scores: Array<number>,
  /** The game's view of the board; `null` before the game starts. */
  view: V | null,
  /** The open decision, if it's the viewer's turn or they may still change their choice. */
  decision: Decision<P, K> | null,
  /** Whether the viewer can undo; `null` for spectators. */
  undo: UndoState | null,
  /** The clocks by seat; empty if there are none. */
  clocks: Array<SeatClock>,
  /** What a player has proposed to the others. */
  proposal: Proposal | null,
  /** The log entries since the last state. */
  log: Array<LogEntry<P, E>>, };

/** A stored entry. */
export type Stored = {
  /** Its number. */
  seq: number, };

/** The score line that differs most between two actions. */
export type Swing = {
  /** Whose points. */
  seat: Seat,
  /** The clause. */
  rule: string,
  /** Text key of what they are for. */
  what: string,
  /** Expected points after the action played less those after the best one. */
  points: number, };

/** What administrators can switch off. */
export type Switches = {
  /** Whether people can play without an account. */
  guests: boolean,
  /** Whether waiting tables are listed for everybody. */
  public_tables: boolean,
  /** Whether people can write to each other. */
  chat: boolean, };

/** A table. */
export type TableInfo = {
  /** Its id. */
  id: string,
  /** Which game. */
  game: string,
  /** Its phase. */
  phase: Phase,
  /** Options by name. */
  options: Record<string, boolean | string | number>,
  /** Who sits where. */
  seats: Array<SeatInfo>,
  /** What the players have agreed on besides the options. */
  terms: Terms,
  /** Whether this guest may see the game. */
  watchable: boolean,
  /** The seats of the people who have to confirm the options before the game starts. */
  unconfirmed: Array<Seat>,
  /** Whether this guest is one of them and has not agreed to play here yet: it is a rematch. */
  invited: boolean,
  /** Hash of its components, once it has started. */
  catalogue: string | null,
  /** Public id of its deal, if it shares its draws with other tables. */
  deal: string | null,
  /** The game it branches off from. Branches count for no list. */
  origin: OriginInfo | null,
  /** When it was created. */
  created_at: string,
  /** When something last happened. */
  updated_at: string,
  /** When it expires if nothing happens until then. */
  expires_at: string | null,
  /** Whether it is paused because every person has resigned. */
  paused: boolean,
  /** Whether this guest created it and may cancel it while it is waiting for players. */
  created: boolean, };

/** A guest's own tables and the open ones. */
export type TableList = {
  /** This guest's games: unfinished ones, then finished ones, each latest first. */
  mine: Array<TableSummary>,
  /** Cursor of the next page, for `?mine=`; `null` on the last page. */
  more_mine: string | null,
  /** Tables with an open seat, latest first. */
  open: Array<TableSummary>,
  /** Cursor of the next page, for `?open=`; `null` on the last page. */
  more_open: string | null,
  /** Running games of other people to watch, latest first; only on the first page. */
  watch: Array<TableSummary>, };

/** The people at a table: who is looking, and what they write. Sent on the stream. */
export type TablePeople = {
  /** The players who are not computers. */
  players: Array<Presence>,
  /** How many others are looking. */
  spectators: number,
  /** Whether this viewer can write. */
  can_write: boolean,
  /** The latest messages this viewer may read, oldest first. */
  chat: Array<ChatMessage>, };

/** Who a table is waiting for, or how it ended. */
export type TableStatus = { "awaiting": {
  /** Seats with an open decision. */
  awaited: Array<Seat>,
  /** Seats that have answered and may still change their answer. */
  may_revise: Array<Seat>, } } | { "over": {
  /** Places by seat, from 1; equal numbers are ties. */
  places: Array<number>,
  /** In a solo game: whether the player won. */
  won: boolean | null,
  /** Whether the players agreed to end it. Such a game counts for no list. */
  agreed: boolean, } };

/** A table in a list. */
export type TableSummary = {
  /** The table. */
  table: TableInfo,
  /** Who it is waiting for; `null` before the game starts. */
  status: TableStatus | null,
  /** Points by seat. */
  scores: Array<number>, };

/** A page of tables. */
export type TablesPage = {
  /** Latest first. */
  tables: Array<TableSummary>,
  /** Cursor of the next page, for `?after=`; `null` on the last page. */
  more: string | null, };

/** What the players agree on besides the options. */
export type Terms = {
  /** The clocks; none if omitted. */
  clock?: ClockTerms,
  /** Against computer opponents only: any decision can be undone, even past what was revealed. The record marks it. */
  free_undo?: boolean,
  /** Players may ask for hints. Such a game counts for no list. */
  hints?: boolean,
  /** Only people who have its link find the table while it is waiting for players. */
  unlisted?: boolean,
  /** Only players see the game until it is over. */
  no_spectators?: boolean,
  /** Everybody finds the running game in the list of games to watch. */
  public?: boolean,
  /** Nobody can write at this table. */
  no_chat?: boolean,
  /** Only these people can take a seat, by the names they sign in with; everybody if empty. */
  people?: Array<string>, };

/** One of the moments that decided most: "Turn 14: the mine cost 4.2 points, win 61 → 52 %; better: the ship". */
export type TurningPoint<P = JsonValue, K = JsonValue> = {
  /** The entry. */
  seq: number,
  /** The number of the seat's turn, from 1. */
  turn: number,
  /** Who decided. */
  seat: Seat,
  /** The action played. */
  played: JudgedChoice<P, K>,
  /** The better one. */
  better: JudgedChoice<P, K>,
  /** Points of margin it cost. */
  points: Measured,
  /** Win share it cost. */
  win: Measured,
  /** Chance to win with the better action. */
  before: number,
  /** Chance to win with the one played. */
  after: number,
  /** The score line that punished it most, where points by source were compared. */
  line?: Swing, };

/** What a choice does, as far as the board draws it. */
export type TuscanyActionKind = { "kind": "lay_out", layout: TuscanyLayout, castle: TuscanySpace, } | { "kind": "bonus", bonus: TuscanyBonus, } | { "kind": "draw", cards: number, } | { "kind": "take", tile: TuscanyTileKind,
  /** What leaves storage for it. */
  discarding: TuscanyPiece | null, } | { "kind": "clear", colour: TuscanyColour, } | { "kind": "place", piece: TuscanyPiece, space: TuscanySpace, payment: TuscanyPayment, } | { "kind": "castle", tile: TuscanyTileKind, space: TuscanySpace, } | { "kind": "choose", reward: TuscanyReward, } | { "kind": "marble" } | { "kind": "pass" };

/** A region board. */
export type TuscanyBoard = {
  /** Its name in records: `A1`. */
  id: string,
  /** The colours of its spaces, column by column from the top. */
  spaces: Array<TuscanyColour>, };

/** A bonus tile. */
export type TuscanyBonus = "region_card" | "storage" | "marble" | "worker" | "bonus_card";

/** A kind of bonus card. */
export type TuscanyBonusCard = {
  /** Its name in records. */
  name: string,
  /** How many there are. */
  count: number,
  /** What it gives; of several, its player takes one. */
  rewards: Array<TuscanyReward>, };

/** A number of equal bonus tiles. */
export type TuscanyBonusCount = {
  /** Which. */
  bonus: TuscanyBonus,
  /** How many. */
  count: number, };

/** A type of tile, and with it a colour of spaces and region cards: the two go together in this game. */
export type TuscanyColour = "village" | "field" | "wagon" | "monastery" | "quarry" | "town" | "tavern" | "castle";

/** What a drawing of the table needs to know. */
export type TuscanyDrawing = {
  /** What the data file calls itself. */
  name: string,
  /** The boards by letter. */
  boards: Array<Array<TuscanyBoard>>,
  /** How many region cards there are by colour. */
  region_cards: Array<number>,
  /** Points for the first and the second to fill a colour, by colour. */
  colour_bonus: Array<[number, number]>,
  /** The bonus cards. */
  bonus_cards: Array<TuscanyBonusCard>,
  /** What in it is reconstructed, as keys of the texts. */
  reconstructed: Array<string>, };

/** Something that happened. */
export type TuscanyEvent = { "event": "started", first: Seat, } | { "event": "dealt_boards", seat: Seat,
  /** Which, by their names. */
  boards: Array<string>, } | { "event": "laid_out", seat: Seat,
  /** It was changed. */
  again: boolean, } | { "event": "realm", seat: Seat, layout: TuscanyLayout, castle: TuscanySpace, } | { "event": "opened", tile: TuscanyTileKind,
  /** Its place among the open tiles, from 0. */
  slot: number,
  /** From whose stack; a neutral one if nobody's. */
  by: Seat | null, } | { "event": "cleared", colour: TuscanyColour, why: Why, } | { "event": "shuffled", stack: TuscanyStack, } | { "event": "drew", seat: Seat, count: number,
  /** Which, for those who may know. */
  cards: Array<TuscanyRegionCard> | null, } | { "event": "took", seat: Seat, tile: TuscanyTileKind,
  /** What left storage and the game for it. */
  discarded: TuscanyPiece | null, } | { "event": "placed", seat: Seat, piece: TuscanyPiece, space: TuscanySpace,
  /** What it was paid with; nothing if a castle brought it. */
  paid: TuscanyPayment | null, } | { "event": "took_bonus", seat: Seat, bonus: TuscanyBonus, } | { "event": "gained", seat: Seat, what: TuscanyGain, count: number, } | { "event": "bonus_card", seat: Seat, card: string, } | { "event": "marble", seat: Seat, } | { "event": "green", seat: Seat, points: number,
  /** What for, as a text key. */
  what: string,
  /** The clause that gives them. */
  rule: RuleId,
  /** The spaces they are for. */
  places: Array<TuscanyPlace>, } | { "event": "red", lines: Array<ScoreLine<TuscanyPlace>>, } | { "event": "passed_over", seat: Seat, } | { "event": "round_scored",
  /** Which, from 1. */
  round: number,
  /** What each player got. */
  lines: Array<ScoreLine<TuscanyPlace>>, } | { "event": "last_turns" } | { "event": "final_scored",
  /** What each player got. */
  lines: Array<ScoreLine<TuscanyPlace>>, } | { "event": "over",
  /** Who won; several if even the last tie-break left them equal. */
  winners: Array<Seat>, };

/** What comes from the supply of wood. */
export type TuscanyGain = "marble" | "workers" | "hex";

/** The region cards of one colour in a hand. */
export type TuscanyHandCards = {
  /** Which. */
  card: TuscanyRegionCard,
  /** Their colour. */
  colour: TuscanyColour,
  /** How many; at least one. */
  count: number, };

/** Who lays out the realms. */
export type TuscanyLaidOut = "chosen" | "random";

/** How the three boards lie: their order, which are turned, and how each is shifted against the one to its left. */
export type TuscanyLayout = [{
  /** `A`, `B` or `C`. */
  letter: string,
  /** It is turned by 180°. */
  turned: boolean,
  /** It lies half a space lower than the board to its left, not higher; false for the first. */
  lower: boolean, }, {
  /** `A`, `B` or `C`. */
  letter: string,
  /** It is turned by 180°. */
  turned: boolean,
  /** It lies half a space lower than the board to its left, not higher; false for the first. */
  lower: boolean, }, {
  /** `A`, `B` or `C`. */
  letter: string,
  /** It is turned by 180°. */
  turned: boolean,
  /** It lies half a space lower than the board to its left, not higher; false for the first. */
  lower: boolean, }];

/** A number of equal things. */
export type TuscanyNamed = {
  /** What. */
  name: string,
  /** How many. */
  count: number, };

/** An open tile. */
export type TuscanyOpenView = {
  /** Which. */
  tile: TuscanyTileKind,
  /** Its colour. */
  colour: TuscanyColour,
  /** Whether its back is beige. */
  neutral: boolean, };

/** How a game was agreed to be played. */
export type TuscanyOptions = {
  /** Who lays out the realms. */
  layout: TuscanyLaidOut,
  /** Who begins. */
  first: First, };

/** Cards of one colour. */
export type TuscanyPaidCards = {
  /** Which. */
  colour: TuscanyColour,
  /** How many. */
  count: number, };

/**
 * What is paid: up to seven cards of each colour, and up to seven workers. What it is worth depends on the space.
 *
 * Three bits for each colour and three for the workers, because an action holds one.
 */
export type TuscanyPayment = {
  /** The cards, colour by colour. */
  cards: Array<TuscanyPaidCards>,
  /** Workers. */
  workers: number, };

/** What can lie in storage or in a realm: a tile, a wooden hex, the start castle, or nothing. Clients know it by its name. */
export type TuscanyPiece = string;

/** A place on the table. */
export type TuscanyPlace = { "kind": "space", seat: Seat, space: TuscanySpace, } | { "kind": "open", tile: TuscanyTileKind, } | { "kind": "open_type", colour: TuscanyColour, } | { "kind": "stored", piece: TuscanyPiece, } | { "kind": "bonus_tile", bonus: TuscanyBonus, } | { "kind": "deck" } | { "kind": "payment", payment: TuscanyPayment, } | { "kind": "layout", layout: TuscanyLayout, } | { "kind": "reward", reward: TuscanyReward, } | { "kind": "marble", seat: Seat, } | { "kind": "workers", seat: Seat, } | { "kind": "storage", seat: Seat, } | { "kind": "hand", seat: Seat, } | { "kind": "green", seat: Seat, };

/** What one player has. */
export type TuscanyPlayerView = {
  /** Points on the red track. */
  red: number,
  /** Points on the green track. */
  green: number,
  /** The names of the three boards. */
  boards: Array<string>,
  /** Whether the realm is laid out, seen or not. */
  laid_out: boolean,
  /** The realm, for those who may see it. */
  realm: TuscanyRealmView | null,
  /** How many region cards there are in hand. */
  hand_size: number,
  /** Which, colour by colour, for those who may know. */
  hand: Array<TuscanyHandCards> | null,
  /** Stored tiles and hexes. */
  storage: Array<TuscanyPiece>,
  /** How many spaces storage has. */
  storage_spaces: number,
  /** Hexes in storage that have to wait for the next turn. */
  waiting_hexes: number,
  /** Marble. */
  marble: number,
  /** Workers. */
  workers: number,
  /** Bonus tiles, by type. */
  bonus_tiles: Array<TuscanyBonusCount>,
  /** Tiles face down in each of the three stacks. */
  stacks: Array<number>,
  /** The colours a tile of which has a place to go. */
  fits: Array<TuscanyColour>,
  /** The colours the hand and the workers could pay for, for those who may know. */
  payable: Array<TuscanyColour> | null, };

/** A realm. */
export type TuscanyRealmView = {
  /** How the boards lie. */
  layout: TuscanyLayout,
  /** How far down each board lies, in half spaces. */
  offsets: [number, number, number],
  /** Its spaces, column by column. */
  spaces: Array<TuscanySpaceView>,
  /** Its regions, each with its connected spaces. */
  regions: Array<TuscanyRegionView>, };

/** A region card. Clients know it by its name in records, such as `village card`. */
export type TuscanyRegionCard = string;

/** A region of a realm. */
export type TuscanyRegionView = {
  /** Its colour. */
  colour: TuscanyColour,
  /** Its spaces. */
  spaces: Array<TuscanySpace>,
  /** How many of them have something on them. */
  filled: number,
  /** What completing it brings on the green track, or has brought. */
  points: number, };

/** What a bonus card gives. */
export type TuscanyReward = {
  /** Pieces of marble. */
  marble: number,
  /** Workers. */
  workers: number,
  /** Region cards. */
  cards: number,
  /** Wooden hexes. */
  hexes: number,
  /** Points on the red track. */
  red: number,
  /** Points on the green track. */
  green: number, };

/** A space of a realm, counted column by column; clients know it by its name. */
export type TuscanySpace = string;

/** A space of a realm. */
export type TuscanySpaceView = {
  /** Its name. */
  name: TuscanySpace,
  /** Its colour. */
  colour: TuscanyColour | null,
  /** What lies there. */
  piece: TuscanyPiece | null, };

/** What can be reshuffled. */
export type TuscanyStack = "region_cards" | "bonus_cards" | "neutral_tiles";

/** A kind of tile: a type, and for fields what they grow. Clients know it by its name. */
export type TuscanyTileKind = string;

/** The table as one viewer sees it. */
export type TuscanyView = {
  /** The round, from 1. */
  round: number,
  /** Each player takes the one turn after the third round. */
  last_turns: boolean,
  /** Who began. */
  first: Seat,
  /** Whose turn it is; nobody's while the table is set up and when the game is over. */
  turn: Seat | null,
  /** The eight places in the middle of the table. */
  open: Array<TuscanyOpenView | null>,
  /** What each player has, by seat. */
  players: Array<TuscanyPlayerView>,
  /** Bonus tiles nobody has taken, by type. */
  bonus_tiles: Array<TuscanyBonusCount>,
  /** How many players have filled each colour, by colour. */
  colours_filled: Array<number>,
  /** Region cards face down. */
  deck: number,
  /** Region cards that were paid, by colour. */
  discard: Array<number>,
  /** Bonus cards face down. */
  bonus_deck: number,
  /** What a bonus card offers to choose from, while its player decides. */
  rewards: Array<TuscanyReward>,
  /** Bonus cards that were turned over. */
  bonus_discard: Array<TuscanyNamed>,
  /** Neutral tiles face down. */
  neutral: number,
  /** Neutral tiles that were cleared away. */
  neutral_discard: Array<TuscanyNamed>, };

/** Why an undo is not possible. */
export type UndoBlocked = "nothing" | "others_decision" | { "chance": string } | { "reveal": string } | "over";

/** Whether a player can undo. */
export type UndoState = { "to": number } | { "ask": Array<Seat> } | { "blocked": UndoBlocked };

/** Hears somebody again. */
export type Unmute = {
  /** Whom. */
  id: string, };

/** A person known by a name. */
export type User = {
  /** Stable id. */
  id: string,
  /** Their name. */
  name: string,
  /** The name they sign in with; `null` for a guest. */
  login: string | null,
  /** Whether they are an administrator. */
  admin: boolean, };

/** A game in a sentence: "You lost 178–190. Luck cost you 17 ± 4; your decisions were 5 better." */
export type Verdict = {
  /** Who is told. */
  seat: Seat,
  /** What luck gave or cost. */
  luck: InUnits<Measured>,
  /**
   * What the decisions gave: the rest of the result beyond the start, or if that is within noise, the decisions judged
   * one by one where they point the same way.
   */
  decisions: InUnits<Measured>,
  /** Whether the decisions' part is within noise: "Too close to call". */
  close: InUnits<boolean>, };

/** The games in which it is this person's turn, and those they are asked to confirm. */
export type Waiting = {
  /** The one that waits longest first. */
  tables: Array<TableSummary>, };

/** Where somebody is told that it is their turn. */
export type Webhook = {
  /** What is sent. */
  kind: WebhookKind,
  /** Where to. */
  url: string,
  /** Telegram: the chat. */
  target: string,
  /** Signs the messages. */
  secret: string,
  /** Why the last message did not arrive; `null` if it did. */
  error: string | null,
  /** When the last one was sent. */
  sent_at: string | null, };

/** Where this person is told that it is their turn. */
export type WebhookInfo = {
  /** The webhook; `null` if there is none. */
  webhook: Webhook | null, };

/** What is sent to a webhook. */
export type WebhookKind = "json" | "ntfy" | "telegram";

/** Whether a decision counts for the player's rates. */
export type Weight = "counted" | "forced" | "indifferent" | "obvious" | "revised" | "resignation";

/** Why nothing can be done. */
export type Why<P = JsonValue> = {
  /** The clause that refuses it; `null` if it would be accepted, or if the places mean nothing. */
  refusal: Refusal<P> | null, };

/** What a client knows of each game, by its id. */
export interface Games {
  "carcassonne": {
    view: CarcassonneView;
    place: CarcassonnePlace;
    does: CarcassonneActionKind;
    event: CarcassonneEvent;
    drawing: CarcassonneDrawing;
    options: CarcassonneOptions;
  };
  "burgundy": {
    view: BurgundyView;
    place: BurgundyPlace;
    does: BurgundyActionKind;
    event: BurgundyEvent;
    drawing: BurgundyDrawing;
    options: BurgundyOptions;
  };
  "burgundy-cards": {
    view: BurgundyCardsView;
    place: BurgundyCardsPlace;
    does: BurgundyCardsActionKind;
    event: BurgundyCardsEvent;
    drawing: BurgundyCardsDrawing;
    options: BurgundyCardsOptions;
  };
  "tuscany": {
    view: TuscanyView;
    place: TuscanyPlace;
    does: TuscanyActionKind;
    event: TuscanyEvent;
    drawing: TuscanyDrawing;
    options: TuscanyOptions;
  };
  "catherine": {
    view: CatherineView;
    place: CatherinePlace;
    does: CatherineActionKind;
    event: CatherineEvent;
    drawing: CatherineDrawing;
    options: CatherineOptions;
  };
}
