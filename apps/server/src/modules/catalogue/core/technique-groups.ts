import type { TechniqueGroup } from '@coffeeattack/domain/catalogue/technique-groups'
import { ENGINEERING } from './data/tech-engineering.ts'
import { OTHERS } from './data/tech-others.ts'
import { readNames } from './names.ts'

const LANGUAGES = readNames(`
  Java, Kotlin, Python, Go, Rust, C#, C, C++, PHP, Ruby, Scala, TypeScript, JavaScript, Swift, Objective-C, Dart, R, Elixir,
  Erlang, Clojure, Haskell, Perl, Groovy, Lua, HTML, CSS, Sass, Less, Solidity, COBOL, Delphi, Visual Basic, Assembly, Verilog,
  VHDL, Julia, Apex, SAP ABAP
`).map(({ name }) => name)

/** The group of each list of techniques, by the first job of the list. A technique of several lists is in the first group. */
const HEADS: readonly (readonly [job: string, group: TechniqueGroup])[] = [
  ['데브옵스 엔지니어', '인프라와 데이터'],
  ['데이터베이스 관리자', '인프라와 데이터'],
  ['백엔드 개발자', '프레임워크'],
  ['프론트엔드 개발자', '프레임워크'],
  ['안드로이드 개발자', '프레임워크'],
  ['서비스 기획·PM', '디자인과 기획'],
  ['프로덕트 디자이너', '디자인과 기획'],
  ['퍼포먼스 마케터', '디자인과 기획'],
  ['데이터 분석가', 'AI와 분석'],
  ['머신러닝 엔지니어', 'AI와 분석'],
]

let groups: ReadonlyMap<string, TechniqueGroup> | null = null

/** Each technique of the catalogue and its group. */
export function techniqueGroupOf(): ReadonlyMap<string, TechniqueGroup> {
  groups ??= groupsOfAll()
  return groups
}

function groupsOfAll(): ReadonlyMap<string, TechniqueGroup> {
  const lists = [...ENGINEERING, ...OTHERS].map(({ jobs, names }) => ({ jobs, names: readNames(names) }))
  const found = new Map<string, TechniqueGroup>(LANGUAGES.map((name) => [name, '언어']))
  const put = (names: readonly { name: string }[], group: TechniqueGroup) => {
    for (const { name } of names) if (!found.has(name)) found.set(name, group)
  }
  for (const [job, group] of HEADS) for (const list of lists) if (list.jobs[0] === job) put(list.names, group)
  for (const { names } of lists) put(names, '그 밖의 도구')
  return found
}
