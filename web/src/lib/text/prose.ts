// Owns parsing the small Markdown subset of the rules: paragraphs, lists, **strong**, *emphasis* and `code`.

export type Span = { kind: 'plain' | 'strong' | 'stress' | 'code'; text: string };
export type Block = { kind: 'paragraph'; spans: Span[] } | { kind: 'list'; items: Span[][] };

export function parseProse(text: string): Block[] {
  const blocks: Block[] = [];
  for (const chunk of text.trim().split(/\n\s*\n/)) {
    let plain: string[] = [];
    let items: Span[][] = [];
    const flush = () => {
      if (plain.length > 0) blocks.push({ kind: 'paragraph', spans: parseSpans(plain.join(' ')) });
      if (items.length > 0) blocks.push({ kind: 'list', items });
      [plain, items] = [[], []];
    };
    for (const line of chunk.split('\n')) {
      const item = /^\s*[-*] +(.*)$/.exec(line)?.[1];
      if (item === undefined && items.length > 0) flush();
      if (item !== undefined && plain.length > 0) flush();
      if (item !== undefined) items.push(parseSpans(item));
      else if (line.trim()) plain.push(line.trim());
    }
    flush();
  }
  return blocks;
}

export function parseSpans(text: string): Span[] {
  const spans: Span[] = [];
  for (const part of text.split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/)) {
    if (part === '') continue;
    if (part.startsWith('**')) spans.push({ kind: 'strong', text: part.slice(2, -2) });
    else if (part.startsWith('*') && part.length > 2) spans.push({ kind: 'stress', text: part.slice(1, -1) });
    else if (part.startsWith('`')) spans.push({ kind: 'code', text: part.slice(1, -1) });
    else spans.push({ kind: 'plain', text: part });
  }
  return spans;
}
