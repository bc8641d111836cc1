import { expect, test } from 'vitest'
import theme from './theme.css?raw'
import css from './tokens.css?raw'

function roles(block: string): Map<string, string> {
  return new Map(
    [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]),
  )
}

const [, light = '', bySystem = '', byChoice = ''] = css.split(/:root[^{]*\{/)
const lightRoles = roles(light)
const darkRoles = new Map([...lightRoles, ...roles(byChoice)])

test('the dark roles are the same whether the system or the person chose them', () => {
  expect(roles(byChoice).size).toBeGreaterThan(30)
  expect([...roles(bySystem)]).toEqual([...roles(byChoice)])
})

test('dark renames only roles that light has', () => {
  expect([...roles(byChoice).keys()].filter((name) => !lightRoles.has(name))).toEqual([])
})

test('every colour of the theme is a role', () => {
  const used = [...theme.matchAll(/--color-[\w-]+: var\(--([\w-]+)\)/g)].map(([, name = '']) => name)
  expect(used.filter((name) => !lightRoles.has(name))).toEqual([])
})

const TEXT = 4.5
const LARGE = 3
test.each([
  ['ink', 'page', TEXT],
  ['ink-2', 'page', TEXT],
  ['ink-3', 'page', TEXT],
  ['ink-3', 'canvas', TEXT],
  ['ink-3', 'surface-2', TEXT],
  ['ink-4', 'page', TEXT],
  ['on-primary', 'primary', TEXT],
  ['rise-text', 'page', TEXT],
  ['rise-text', 'surface-2', TEXT],
  ['rise-text', 'rise-tint', TEXT],
  ['rise', 'page', LARGE],
  ['on-rise', 'rise', LARGE],
  ['success', 'page', TEXT],
  ['success', 'success-tint', TEXT],
  ['danger', 'page', TEXT],
  ['danger', 'elevated', TEXT],
  ['on-shot', 'shot', TEXT],
  ['on-shot-2', 'shot', TEXT],
  ['on-shot-2', 'shot-2', TEXT],
  ['rise-on-shot', 'shot', TEXT],
  ['on-toast', 'toast', TEXT],
  ['on-kakao', 'kakao', TEXT],
  ['line-field', 'page', LARGE],
  ['line-field', 'surface', LARGE],
])('%s on %s reads at %f to 1 or more in both themes', (front, back, least) => {
  expect(contrast(lightRoles, front, back)).toBeGreaterThanOrEqual(least)
  expect(contrast(darkRoles, front, back)).toBeGreaterThanOrEqual(least)
})

function contrast(of: Map<string, string>, front: string, back: string): number {
  const [a, b] = [luminance(of.get(front)), luminance(of.get(back))]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

function luminance(hex = ''): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
