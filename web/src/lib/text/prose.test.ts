import { expect, test } from 'vitest';
import { parseProse, parseSpans } from './prose';

test('paragraphs, lists and emphasis are parsed', () => {
  const blocks = parseProse('First line\ngoes on.\n\nThen:\n- **one** thing\n- another');
  expect(blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'paragraph', 'list']);
  expect(blocks[0]).toEqual({ kind: 'paragraph', spans: [{ kind: 'plain', text: 'First line goes on.' }] });
  expect(blocks[2]).toMatchObject({ items: [[{ kind: 'strong', text: 'one' }, {}], [{ text: 'another' }]] });
});

test('inline marks', () => {
  expect(parseSpans('a **b** *c* `d`').map(({ kind }) => kind)).toEqual([
    'plain',
    'strong',
    'plain',
    'stress',
    'plain',
    'code',
  ]);
  expect(parseSpans('2 * 3')).toEqual([{ kind: 'plain', text: '2 * 3' }]);
});
