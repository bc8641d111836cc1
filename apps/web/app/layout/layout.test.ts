import { expect, test } from 'vitest'
import { hasListBeside } from './beside.ts'
import { canStepBack } from './Header.tsx'
import { flowPanelText } from './Panel.tsx'
import { currentTab, hasTabBar, type TabName, tabRoot, tabs } from './TabBar.tsx'

test.each<[string, TabName]>([
  ['/my', 'home'],
  ['/my/', 'home'],
  ['/my/retry', 'home'],
  ['/my/attack', 'offers'],
  ['/my/attack/expired', 'offers'],
  ['/my/result/curation/7', 'offers'],
  ['/my/message', 'messages'],
  ['/my/report', 'report'],
  ['/my/profile', 'profile'],
  ['/my/account', 'profile'],
])('%s highlights the tab %s', (pathname, tab) => {
  expect(currentTab(pathname)).toBe(tab)
})

test('the tab bar is on root pages only, and not under the profile form', () => {
  expect(tabs.map(({ label }) => label)).toEqual(['홈', '어택', '메시지', '리포트', '프로필'])
  for (const { name, path } of tabs) {
    expect(tabRoot(path)).toBe(name)
    expect(hasTabBar(path)).toBe(name !== 'profile')
  }
  expect(tabRoot('/my/')).toBe('home')
  for (const path of ['/my/attack/select', '/my/result/7', '/my/account', '/']) {
    expect(tabRoot(path)).toBeUndefined()
    expect(hasTabBar(path)).toBe(false)
  }
})

test('a list of offers, what it opened and the conversations are wide', () => {
  for (const path of ['/my/attack', '/my/attack/expired', '/my/result/7', '/my/result/like/7', '/my/message/7'])
    expect([path, hasListBeside(path)]).toEqual([path, true])
  for (const path of ['/my', '/my/attack/compare', '/my/report', '/my/messages', '/careerdetail/7'])
    expect([path, hasListBeside(path)]).toEqual([path, false])
})

test('a page opened directly has no step back', () => {
  expect(canStepBack({ idx: 2 })).toBe(true)
  for (const state of [null, {}, { idx: 0 }, 'idx']) expect(canStepBack(state)).toBe(false)
})

test('the innermost route sets the panel’s text beside a flow', () => {
  const own = { title: ['3초면', '커리어를 불러와요'], line: '금방이에요.' }
  expect(flowPanelText([undefined, { flowPanel: { title: [], line: '' } }, { flowPanel: own }, {}])).toBe(own)
  expect(flowPanelText([]).title).toEqual(['연봉 먼저,', '커피는 그다음'])
})
