// Generated from the Rust types; do not edit. `make types` writes it anew.

/** Answers a decision. */
export type Act = {
  /** The number that came with the question. */
  decision: number,
  /** The answer, in the game's notation. */
  action: string,
  /** For which seat, if the guest has several; the one the guest looks from otherwise. */
  seat?: Seat, };

/** An argument of a text. */
export type Arg = { "seat": Seat } | { "number": number } | { "term": string } | { "name": string } | { "list": Array<Arg> };

/** Asks why an action would be refused. */
export type AskWhy = {
  /** For this seat. */
  seat: Seat,
  /** The action, in the game's notation. */
  action: string, };

/** A place on the board, by a name the game's board drawing knows: `cell:1,0`, `turn:E`. */
export type BoardRef = string;

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
  at: BoardRef,
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

/** A city part. */
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
  at: Array<BoardRef>, };

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
  at: BoardRef, } | { "event": "fairy_moved",
  /** By whom. */
  seat: Seat,
  /** To the figure there. */
  at: BoardRef, } | { "event": "dragon_comes",
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
  at: BoardRef, } | { "event": "bazaar_opened",
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
  parts: Array<BoardRef>,
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
  at: BoardRef,
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
  lines: Array<ScoreLine>, };

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
  /** The tile got at a bazaar and not laid yet. */
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
  parts: Array<BoardRef>,
  /** The figures on it; if it was completed they have gone home. */
  figures: Array<CarcassonneFigureOnMap>,
  /** What the points are for. */
  lines: Array<ScoreLine>, };

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

/** So many tiles of a kind. */
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
  /** Who laid it; nobody laid the start tile. */
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
  lines: Array<ScoreLine>, };

/** The table as everybody sees it. */
export type CarcassonneView = {
  /** Tiles on the map, in the order of laying. */
  tiles: Array<CarcassonneTileView>,
  /** Figures on the map, in the order they came there. */
  figures: Array<CarcassonneFigureOnMap>,
  /** Roads, cities, monasteries and fields. */
  features: Array<CarcassonneFeatureView>,
  /** What each player has, by seat. */
  players: Array<CarcassonnePlayerView>,
  /** Whose turn it is; nobody's when the game is over. */
  turn: Seat | null,
  /** The tile to be laid now. */
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

/** A set of components. */
export type CatalogueInfo = {
  /** What the data file calls itself. */
  name: string,
  /** Its SHA-256. */
  hash: string,
  /** What in it is reconstructed, as text keys of the game. */
  reconstructed: Array<string>, };

/** One legal answer. */
export type Choice = {
  /** To be sent back. */
  action: string,
  /** What it does, with the places on the board it names. */
  text: Description, };

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
  /** The rule itself, as Markdown. */
  text: string, };

/** A table was set up. */
export type Created = {
  /** Its id, which is also the invitation. */
  id: string, };

/** An open decision: what the client shows. */
export type Decision = {
  /** To be sent back with the answer. */
  id: DecisionId,
  /** Whose. */
  seat: Seat,
  /** It has been answered, and the answer may be changed. */
  revise: boolean,
  /** The question. */
  prompt: Description,
  /** Every legal answer. */
  choices: Array<Choice>, };

/**
 * Names one decision of one seat: the sequence number of the entry that opened it.
 *
 * It is per seat, so players who choose at the same time don't make each other's answers stale.
 */
export type DecisionId = number;

/** Something to be said: the key of a text in the game's `text/` files, its arguments, and the places it speaks of. */
export type Description = {
  /** Key of the text. */
  key: string,
  /** Named arguments of the text. */
  args?: Array<[string, Arg]>,
  /** Places on the board, coarse to fine: a click narrows the choices by the first, then by the next. */
  refs?: Array<BoardRef>,
  /** The clause it comes from, for "Why?". */
  rule?: RuleId, };

/** The body of every answer that is an error. */
export type ErrorBody = {
  /** What went wrong. */
  error: ErrorInfo, };

/** Stable names of errors. */
export type ErrorCode = "malformed" | "no_session" | "not_your_seat" | "cross_site" | "not_found" | "no_such_game" | "no_such_table" | "stale" | "seat_taken" | "not_started" | "over" | "undo_blocked" | "too_large" | "illegal" | "bad_options" | "bad_seats" | "no_such_bot" | "bad_name" | "slow_down" | "storage" | "internal";

/** What went wrong, and what to do. */
export type ErrorInfo = {
  /** Stable name. */
  code: ErrorCode,
  /** A sentence that says what to do. */
  message: string,
  /** `illegal`: the clause that refuses it. */
  rule?: RuleId,
  /** `illegal`: the places that show it. */
  refs?: Array<BoardRef>,
  /** `bad_options`, `bad_seats`: the game's own text for it. */
  key?: string,
  /** `undo_blocked`: by what. */
  blocked?: UndoBlocked,
  /** `stale`: the current state. */
  state?: State, };

/** Who begins. */
export type First = "random" | "listed";

/** Takes back, or gives up. */
export type ForSeat = {
  /** For this seat. */
  seat: Seat, };

/** A game as the lobby and the command line present it. Its words are in its texts, by key. */
export type GameInfo = {
  /** Its stable name. */
  id: string,
  /** How many may play. */
  seats: SeatRange,
  /** The rules version new games follow. */
  rules: RulesVersion,
  /** Every option. */
  options: Array<OptionInfo>,
  /** Named combinations of options, the default first. */
  presets: Array<PresetInfo>,
  /** The components it can be played with, the built-in ones first. */
  catalogues: Array<CatalogueInfo>,
  /** Levels of computer opponents, weakest first. */
  bots: Array<string>, };

/** Sits down. */
export type Join = {
  /** What to be called; the guest's name if left out. */
  name?: string,
  /** Where; the first open seat if left out. */
  seat?: Seat, };

/** Sat down. */
export type Joined = {
  /** On this seat. */
  seat: Seat, };

/** The languages everything is said in. */
export type Language = "en" | "ru";

/** Something that happened, as a viewer may know it. */
export type LogEntry = {
  /** The entry's number; 0 is the setup. */
  seq: number,
  /** When. */
  at: string | null,
  /** Whose. */
  seat: Seat | null,
  /** What was done. */
  deed: LoggedDeed,
  /** What came of it. */
  events: Array<LoggedEvent>,
  /** It has been taken back since. */
  undone: boolean, };

/** What was done, as a viewer may know it. */
export type LoggedDeed = "setup" | { "action": {
  /** In the game's notation; nothing while it is secret. */
  action: string | null,
  /** In words; nothing while it is secret. */
  text: Description | null,
  /** The host played it, since it was the only choice. */
  auto: boolean, } } | { "undo_to": number } | { "takeover": {
  /** Their name. */
  name: string,
  /** The level, if it is a computer opponent. */
  bot: string | null, } } | "resignation" | "timeout";

/** An event with its words. */
export type LoggedEvent = {
  /** The event as the game's board knows it. */
  event: unknown,
  /** In words. */
  text: Description,
  /** The points it brought. */
  lines?: Array<ScoreLine>, };

/** Who is asking. */
export type Me = {
  /** The guest; nobody yet if this browser has not given a name. */
  user: User | null, };

/** A seat of a table that is being set up. */
export type NewSeat = {
  /** For whom. */
  kind: NewSeatKind,
  /** What they are called. */
  name?: string,
  /** The level of a computer opponent. */
  level?: string, };

/** For whom a seat is. */
export type NewSeatKind = "me" | "open" | "bot";

/** Sets a table up. */
export type NewTable = {
  /** Which game. */
  game: string,
  /** Options by name; what is left out has its default. */
  options?: Record<string, boolean | string | number>,
  /** Hash of the components, among those the game offers; the built-in ones if it is left out. */
  catalogue?: string,
  /** Who sits where. */
  seats: Array<NewSeat>, };

/** One option. */
export type OptionInfo = {
  /** Its name. */
  key: string,
  /** What values it takes. */
  kind: OptionKind,
  /** What it is if nobody says. */
  default: boolean | string | number, };

/** What values an option takes. */
export type OptionKind = "flag" | { "choice": Array<string> } | { "number": {
  /** The least. */
  min: number,
  /** The greatest. */
  max: number, } };

/** How far a table is. */
export type Phase = "gathering" | "playing" | "over";

/** A named combination. */
export type PresetInfo = {
  /** Its name. */
  name: string,
  /** Every option's value. */
  options: Record<string, boolean | string | number>, };

/** An action refused by the rules. */
export type Refusal = {
  /** The clause it would break. */
  rule: RuleId,
  /** Where on the board that shows. */
  refs: Array<BoardRef>, };

/** The id of a clause within its game: `place.adjacent`. Tests check that every id cited exists. */
export type RuleId = string;

/**
 * Which state of the rules a game is played by. A fix that changes how a stored game replays bumps it, and the old
 * behaviour stays behind a named fix.
 */
export type RulesVersion = number;

/** Some points of one seat, with what they are for. The sum of all lines told for a seat is its score. */
export type ScoreLine = {
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
  refs: Array<BoardRef>, };

/** A place at the table, counted from 0 in the order of play around it. */
export type Seat = number;

/** A seat of a table. */
export type SeatInfo = {
  /** Its number. */
  seat: Seat,
  /** Who may sit here. */
  kind: SeatKind,
  /** What they are called; nothing while it is open. */
  name: string | null,
  /** The level of a computer opponent. */
  level: string | null,
  /** Whether it is the asking guest's. */
  mine: boolean, };

/** Who sits on a seat. */
export type SeatKind = "person" | "open" | "bot";

/** How many may play. */
export type SeatRange = {
  /** At least. */
  min: number,
  /** At most. */
  max: number, };

/** Makes a guest or renames one. */
export type SetName = {
  /** 1 to 40 characters. */
  name: string, };

/** Everything a viewer is shown: the one kind of message of the stream. */
export type State = {
  /** The last entry. */
  seq: number,
  /** The table. */
  table: TableInfo,
  /** Whose knowledge this is; a spectator's if nobody's. */
  viewer: Seat | null,
  /** Whom it waits for, or how it ended; nothing before it has started. */
  status: TableStatus | null,
  /** Points by seat. */
  scores: Array<number>,
  /** The board as the game's drawing knows it; nothing before the game has started. */
  view: unknown,
  /** The question, if the viewer is to act or may revise. */
  decision: Decision | null,
  /** Whether the viewer can take something back; nothing for spectators. */
  undo: UndoState | null,
  /** What happened since. */
  log: Array<LogEntry>, };

/** It is stored. */
export type Stored = {
  /** As this entry. */
  seq: number, };

/** A table. */
export type TableInfo = {
  /** Its id. */
  id: string,
  /** Which game. */
  game: string,
  /** How far it is. */
  phase: Phase,
  /** Options by name. */
  options: Record<string, boolean | string | number>,
  /** Who sits where. */
  seats: Array<SeatInfo>,
  /** Hash of its components, once it has started. */
  catalogue: string | null,
  /** When it was set up. */
  created_at: string,
  /** When something last happened. */
  updated_at: string, };

/** The tables a guest may want to go to. */
export type TableList = {
  /** Where this guest sits, the latest first. */
  mine: Array<TableSummary>,
  /** Where a seat is open, the latest first. */
  open: Array<TableSummary>, };

/** Whom a table waits for, or how it ended. */
export type TableStatus = { "awaiting": {
  /** They have a decision open. */
  awaited: Array<Seat>,
  /** They have answered and may change their answer. */
  may_revise: Array<Seat>, } } | { "over": {
  /** Places by seat, from 1; equal numbers are ties. */
  places: Array<number>,
  /** For a game against the rules alone: whether the player won. */
  won: boolean | null, } };

/** A table in a list. */
export type TableSummary = {
  /** The table. */
  table: TableInfo,
  /** Whom it waits for; nothing before it has started. */
  status: TableStatus | null,
  /** Points by seat. */
  scores: Array<number>, };

/** Why an undo is not possible. */
export type UndoBlocked = "nothing" | "others_decision" | { "chance": string } | { "reveal": string } | "over";

/** Whether something can be taken back. */
export type UndoState = { "to": number } | { "blocked": UndoBlocked };

/** A person known by a name. */
export type User = {
  /** Stable id. */
  id: string,
  /** What they are called. */
  name: string, };

/** Why an action would be refused. */
export type Why = {
  /** The clause; nothing if it would be accepted. */
  refusal: Refusal | null, };
