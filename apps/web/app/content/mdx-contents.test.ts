import type { Heading, Root } from 'mdast'
import { expect, test } from 'vitest'
import { mdxContents } from '../../scripts/mdx-contents.ts'

const heading = (depth: Heading['depth'], value: string): Heading => ({
  type: 'heading',
  depth,
  children: [{ type: 'text', value }],
})
const idsOf = (root: Root) =>
  root.children.flatMap((node) => (node.type === 'heading' ? [node.data?.hProperties?.['id']] : []))

function treated(...children: Heading[]): Root {
  const root: Root = { type: 'root', children: [{ type: 'paragraph', children: [] }, ...children] }
  mdxContents()(root)
  return root
}

test('a heading’s anchor is made of its words', () => {
  const root = treated(heading(2, '고르면, 거절하면'), heading(3, '이 말은 아껴 두세요'))
  expect(idsOf(root)).toEqual(['고르면-거절하면', '이-말은-아껴-두세요'])
})

test('an expression in a heading appears in the contents and not in the anchor', () => {
  const counted = heading(2, '고르는 데 ')
  counted.children.push(
    { type: 'mdxTextExpression', value: 'facts.selectionDays' },
    { type: 'text', value: '일을 드려요' },
  )
  const root = treated(counted, ...['나', '다', '라', '마'].map((name) => heading(2, name)))
  expect(idsOf(root)[0]).toBe('고르는-데-일을-드려요')
  expect(JSON.stringify(root.children[1])).toContain('facts.selectionDays')
})

test('five parts get a table of contents before the first, four do not', () => {
  const parts = ['가', '나', '다', '라', '마'].map((name) => heading(2, name))
  expect(treated(...parts.slice(0, 4)).children.map(({ type }) => type)).not.toContain('mdxJsxFlowElement')
  const long = treated(...parts)
  expect(long.children[1]).toMatchObject({ type: 'mdxJsxFlowElement', name: 'Contents' })
  const links = JSON.stringify(long.children[1]).match(/"url":"#[^"]+"/g)
  expect(links).toEqual(['가', '나', '다', '라', '마'].map((name) => `"url":"#${name}"`))
})
