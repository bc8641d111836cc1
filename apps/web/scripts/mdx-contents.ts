import type { Heading, Link, List, PhrasingContent, Root, RootContent } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'

/** A page with fewer parts needs no table of contents. */
const FEWEST_PARTS = 5

/**
 * Gives every heading of a text its anchor, and a long text a table of contents: `<Contents>` with a list of links,
 * before the first part.
 */
export function mdxContents() {
  return (root: Root): void => {
    const parts = root.children.filter((node) => node.type === 'heading' && node.depth === 2)
    for (const node of root.children) if (node.type === 'heading') anchor(node)
    const [first] = parts
    if (!first || parts.length < FEWEST_PARTS) return
    root.children.splice(root.children.indexOf(first), 0, contents(parts.filter(isHeading)))
  }
}

const isHeading = (node: RootContent): node is Heading => node.type === 'heading'

function anchor(heading: Heading): void {
  heading.data = { ...heading.data, hProperties: { id: idOf(heading) } }
}

function contents(parts: readonly Heading[]): MdxJsxFlowElement {
  const list: List = {
    type: 'list',
    ordered: true,
    children: parts.map((part) => ({
      type: 'listItem',
      children: [{ type: 'paragraph', children: [linkTo(part)] }],
    })),
  }
  return {
    type: 'mdxJsxFlowElement',
    name: 'Contents',
    attributes: [],
    children: [list],
  }
}

const linkTo = (part: Heading): Link => ({
  type: 'link',
  url: `#${idOf(part)}`,
  // A heading may contain an expression; the link shows the same value.
  children: part.children.filter((child) => child.type !== 'link'),
})

/** '연봉의 세 얼굴' has the anchor #연봉의-세-얼굴. */
export const idOf = (heading: Heading): string =>
  textOf(heading.children)
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
    .replaceAll(/\s+/g, '-')

function textOf(children: readonly PhrasingContent[]): string {
  return children.map(plainText).join('')
}

/** An expression ({facts.keptDays}) is known only at rendering, so the anchor omits it. */
function plainText(child: PhrasingContent): string {
  if (child.type === 'text' || child.type === 'inlineCode') return child.value
  return 'children' in child ? textOf(child.children) : ''
}
