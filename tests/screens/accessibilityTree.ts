import { cdp } from 'vitest/browser';

interface Value {
  value?: unknown;
}
interface AccessibleNode {
  nodeId: string;
  ignored: boolean;
  role?: Value;
  name?: Value;
  description?: Value;
  value?: Value;
  properties?: { name: string; value: Value }[];
  childIds?: string[];
  parentId?: string;
  backendDOMNodeId?: number;
}
interface DomNode {
  backendNodeId: number;
  attributes?: string[];
  children?: DomNode[];
}
interface FrameTree {
  frame: { id: string; name?: string };
  childFrames?: FrameTree[];
}

interface Session {
  send(method: 'Page.getFrameTree'): Promise<{ frameTree: FrameTree }>;
  send(method: 'Accessibility.getFullAXTree', params: object): Promise<{ nodes: AccessibleNode[] }>;
  send(method: 'Runtime.evaluate', params: object): Promise<{ result: { objectId: string } }>;
  send(method: 'DOM.describeNode', params: object): Promise<{ node: DomNode }>;
}

/** Roles without information of their own. Another node uses their text as its name or description. */
const passedOver = new Set([
  ...['generic', 'none', 'paragraph', 'list', 'listitem', 'main', 'RootWebArea', 'LabelText'],
  ...['StaticText', 'InlineTextBox', 'ListMarker', 'LineBreak', 'LayoutTable', 'strong', 'emphasis'],
  ...['DescriptionList', 'term', 'definition', 'MenuListPopup', 'Legend'],
]);

/** Fields whose parts belong to the browser. Their words and order change with its version and language. */
const closed = new Set(['Date', 'InputTime']);

/** Attributes that decide what a link or a field does. */
const deciding = [
  ...['href', 'target', 'download', 'type', 'inputmode', 'autocomplete', 'autocapitalize', 'spellcheck'],
  ...['enterkeyhint', 'maxlength', 'min', 'max', 'step', 'accept', 'capture', 'multiple', 'lang'],
];

/**
 * Returns the accessibility tree that the browser builds, with one line for each relevant node: `number role “name” = value
 * (description) [states] {attributes} live`. The numbers are the tab order. A text that no name contains has a line of its
 * own. An open dialog hides the rest of the page.
 */
export async function accessibilityTree(): Promise<string> {
  const session = cdp() as unknown as Session;
  const { frameTree } = await session.send('Page.getFrameTree');
  const frame =
    (frameTree.childFrames ?? []).find(({ frame: { name } }) => name === 'vitest-iframe') ?? frameTree;
  const [{ nodes }, attributes] = await Promise.all([
    session.send('Accessibility.getFullAXTree', { frameId: frame.frame.id }),
    attributesOf(session),
  ]);
  const nodesById = new Map(nodes.map((node) => [node.nodeId, node]));
  const attributesOfNode = ({ backendDOMNodeId }: AccessibleNode): Map<string, string> =>
    attributes.get(backendDOMNodeId ?? -1) ?? new Map<string, string>();
  let stops = 0;

  function linesOf(node: AccessibleNode, depth: number, around: string): string[] {
    const line = node.ignored ? null : lineOf(node, attributesOfNode(node), () => (stops += 1), nodesById);
    const inside = line === null ? around : plain(line);
    const indent = '  '.repeat(line === null ? depth : depth + 1);
    if (line !== null && closed.has(String(node.role?.value))) return [`${'  '.repeat(depth)}${line}`];
    const below: string[] = [];
    let texts: string[] = [];
    const endText = (): void => {
      const text = plain(texts.join(' '));
      if (/[\p{L}\p{N}]/u.test(text) && !inside.includes(text)) below.push(`${indent}“${text}”`);
      texts = [];
    };
    for (const id of node.childIds ?? []) {
      const child = nodesById.get(id);
      if (child === undefined) continue;
      // The text of a label is the name of its field.
      if (child.role?.value === 'StaticText' && node.role?.value !== 'LabelText' && !child.ignored)
        texts.push(String(child.name?.value ?? ''));
      else {
        endText();
        below.push(...linesOf(child, line === null ? depth : depth + 1, inside));
      }
    }
    endText();
    return line === null ? below : [`${'  '.repeat(depth)}${line}`, ...below];
  }
  return nodes
    .filter(({ parentId }) => parentId === undefined)
    .flatMap((node) => linesOf(node, 0, ''))
    .join('\n');
}

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Returns the attributes of the elements. The head is left out, because its style sheets are large. */
async function attributesOf(session: Session): Promise<Map<number, Map<string, string>>> {
  const expression = `document.querySelector('[name="vitest-iframe"]').contentDocument.body`;
  const { result } = await session.send('Runtime.evaluate', { expression });
  const { node } = await session.send('DOM.describeNode', { objectId: result.objectId, depth: -1 });
  const found = new Map<number, Map<string, string>>();
  const walk = ({ backendNodeId, attributes = [], children = [] }: DomNode): void => {
    const pairs = attributes.flatMap((name, at) =>
      at % 2 === 0 ? [[name, attributes[at + 1] ?? ''] as const] : [],
    );
    found.set(backendNodeId, new Map(pairs));
    children.forEach(walk);
  };
  walk(node);
  return found;
}

function lineOf(
  node: AccessibleNode,
  attributes: ReadonlyMap<string, string>,
  nextStop: () => number,
  nodesById: ReadonlyMap<string, AccessibleNode>,
): string | null {
  const properties = new Map((node.properties ?? []).map(({ name, value }) => [name, value.value]));
  const role = String(node.role?.value ?? '');
  // The options of a list are part of its value, so they get no line.
  if (role === 'option') return null;
  const isFocusable = properties.get('focusable') === true && role !== 'RootWebArea';
  const live = attributes.get('aria-live') ?? (['status', 'alert'].includes(role) ? 'its role' : null);
  // A list item with text alone is read as one node. A control inside an item gets a line of its own.
  const isRead = role === 'listitem' && !holdsControl(node, nodesById);
  if (passedOver.has(role) && !isFocusable && live === null && !isRead) return null;
  // Only a script can focus a dialog.
  const isStop =
    isFocusable &&
    role !== 'dialog' &&
    Number(attributes.get('tabindex') ?? 0) >= 0 &&
    !attributes.has('disabled');
  const name = String(node.name?.value ?? '') || (live === null && !isRead ? '' : textOf(node, nodesById));
  const value = node.value?.value === undefined ? '' : ` = ${JSON.stringify(node.value.value)}`;
  const description = node.description?.value ? ` (${String(node.description.value)})` : '';
  const states = [
    ...['invalid', 'disabled', 'readonly', 'required', 'checked', 'pressed', 'selected', 'expanded'],
    ...['busy', 'modal', 'focused', 'level'],
  ].flatMap((state) => {
    const is = properties.get(state);
    if (is === undefined || is === '' || (state === 'level' && role !== 'heading')) return [];
    if (is === 'false' || is === false)
      return ['checked', 'pressed', 'expanded'].includes(state) ? [`not ${state}`] : [];
    return [true, 'true', 1].includes(is as string) && state !== 'level'
      ? [state]
      : [`${state} ${String(is)}`];
  });
  const current = attributes.get('aria-current');
  const decided = deciding.flatMap((each) => {
    const own = isFocusable ? attributes.get(each) : undefined;
    // The role says these types already.
    const isSaid = each === 'type' && /^(?:button|checkbox|radio|text)$/.test(own ?? '');
    return own === undefined || isSaid ? [] : [`${each}=${own}`];
  });
  const said = [...states, ...(current ? [`current ${current}`] : [])];
  return [
    isStop ? `${nextStop()} ` : '',
    role === 'DisclosureTriangle' ? 'summary' : role,
    name && ` “${name}”`,
    value,
    description,
    said.length > 0 ? ` [${said.join(', ')}]` : '',
    decided.length > 0 ? ` {${decided.join(', ')}}` : '',
    live === null ? '' : ` live by ${live}`,
  ].join('');
}

/** Returns the text of a live region, which has no name. */
function textOf(node: AccessibleNode, nodesById: ReadonlyMap<string, AccessibleNode>): string {
  if (node.role?.value === 'StaticText') return String(node.name?.value ?? '');
  const parts = (node.childIds ?? []).map((id) => {
    const child = nodesById.get(id);
    return child === undefined ? '' : textOf(child, nodesById);
  });
  return parts.filter(Boolean).join(' ');
}

function holdsControl(node: AccessibleNode, nodesById: ReadonlyMap<string, AccessibleNode>): boolean {
  return (node.childIds ?? []).some((id) => {
    const child = nodesById.get(id);
    if (child === undefined) return false;
    const isFocusable = child.properties?.some(
      ({ name, value }) => name === 'focusable' && value.value === true,
    );
    return isFocusable === true || holdsControl(child, nodesById);
  });
}
