import { expect, test } from 'vitest'
import theme from './theme.css?raw'
import css from './tokens.css?raw'

const colour = String.raw`(?:#[0-9a-f]{6}|rgba\([^)]*\)|transparent)`
const pair = new RegExp(String.raw`light-dark\((${colour}), (${colour})\)`, 'g')

function rolesIn(theme: 'light' | 'dark'): Map<string, string> {
  const place = theme === 'light' ? '$1' : '$2'
  const values = [...css.matchAll(/--([\w-]+):\s*([^;]+);/g)]
  return new Map(values.map(([, name = '', value = '']) => [name, value.replace(pair, place).trim()]))
}

const lightRoles = rolesIn('light')
const darkRoles = rolesIn('dark')

test('the dark roles are the same for the system’s choice and the person’s', () => {
  const scheme = (selector: string) => css.split(`${selector} {`)[1]?.match(/color-scheme: ([^;]+);/)?.[1]
  const selectors = [':root', `:root[data-theme='light']`, `:root[data-theme='dark']`]
  expect(selectors.map(scheme)).toEqual(['light dark', 'light', 'dark'])
  expect([...darkRoles].filter(([name, value]) => value !== lightRoles.get(name)).length).toBeGreaterThan(30)
})

test('every role is defined for both themes in a form that this test can parse', () => {
  expect([...lightRoles, ...darkRoles].filter(([, value]) => value.includes('light-dark'))).toEqual([])
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
  ['pay-2', 'surface', LARGE],
  ['pay-3', 'surface', LARGE],
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
])('%s on %s has a contrast of at least %f to 1 in both themes', (front, back, least) => {
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
