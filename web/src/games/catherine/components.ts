// Owns looking up components by name: cards, cities, orders, and what each kind of card does.
import type { Card, City, Drawing, Face, FavourSpace, Order, Symbol } from './types';

/** In the server's order; the goods come first. */
export const SYMBOLS: readonly Symbol[] = ['iron', 'food', 'caviar', 'furs', 'cannon', 'book'];
export const GOODS = SYMBOLS.slice(0, 4);

export class Box {
  readonly #cards: Map<string, Card>;
  readonly #cities: Map<string, City>;
  readonly #orders: Map<string, Order>;
  readonly #faces: Map<string, Face>;

  constructor(readonly drawing: Drawing) {
    this.#cards = new Map(drawing.cards.map((card) => [card.id, card]));
    this.#cities = new Map(drawing.cities.map((city) => [city.id, city]));
    this.#orders = new Map(drawing.orders.map((order) => [order.id, order]));
    this.#faces = new Map(drawing.faces.map((face) => [face.kind, face]));
  }

  get favour(): readonly FavourSpace[] {
    return this.drawing.favour;
  }

  card(id: string): Card {
    return known(this.#cards, id, 'card');
  }

  city(id: string): City {
    return known(this.#cities, id, 'city');
  }

  order(id: string): Order {
    return known(this.#orders, id, 'order');
  }

  face(card: Card): Face {
    return known(this.#faces, card.kind, 'kind');
  }

  /** The cities a card names. */
  citiesOf({ cities }: Card): City[] {
    return cities.map((id) => this.city(id));
  }
}

function known<T>(all: Map<string, T>, id: string, what: string): T {
  const found = all.get(id);
  if (!found) throw new RangeError(`no ${what} "${id}" among the components`);
  return found;
}

const boxes = new WeakMap<Drawing, Box>();

/** The components of a drawing, cached. */
export function boxOf(drawing: Drawing): Box {
  const made = boxes.get(drawing) ?? new Box(drawing);
  boxes.set(drawing, made);
  return made;
}
