import { writtenPiece } from '@coffeeattack/domain/candidates/query/corpus'
import { boundsText, lineWith } from '@coffeeattack/domain/candidates/query/line'
import { readQuery } from '@coffeeattack/domain/candidates/query/read-query'
import { describe, expect, test } from 'vitest'
import { searchLexicon } from '../../catalogue/core/search-lexicon.ts'

/*
 * Lines as recruiters type them, and how each is read. `s:` is a skill, `j:` a job, `g:` a group of jobs, `w:` a plain word, `y:`
 * years and `h:` hopes from–to; `|` separates alternatives, `!` is an exclusion. The expectations were written before the code.
 */

const piecesOf = (line: string) => readQuery(line, searchLexicon())
const read = (line: string) => piecesOf(line).map(writtenPiece).join(' ')

describe('[BIZ-8] a typed line is read as the recruiter means it', () => {
  test.each([
    // Other names and spellings of a skill.
    ['리액트', 's:React'],
    ['react', 's:React'],
    ['REACT', 's:React'],
    ['reactjs', 's:React'],
    ['react.js', 's:React'],
    ['타입스크립트', 's:TypeScript'],
    ['typescript', 's:TypeScript'],
    ['ts', 's:TypeScript'],
    ['타스', 's:TypeScript'],
    ['자바스크립트', 's:JavaScript'],
    ['js', 's:JavaScript'],
    ['자스', 's:JavaScript'],
    ['k8s', 's:Kubernetes'],
    ['쿠버네티스', 's:Kubernetes'],
    ['쿠버', 's:Kubernetes'],
    ['kube', 's:Kubernetes'],
    ['넥스트', 's:Next.js'],
    ['next.js', 's:Next.js'],
    ['nextjs', 's:Next.js'],
    ['뷰', 's:Vue.js'],
    ['vue', 's:Vue.js'],
    ['노드', 's:Node.js'],
    ['nodejs', 's:Node.js'],
    ['node', 's:Node.js'],
    ['스프링', 's:Spring'],
    ['스프링부트', 's:Spring Boot'],
    ['스프링 부트', 's:Spring Boot'],
    ['spring boot', 's:Spring Boot'],
    ['파이썬', 's:Python'],
    ['python3', 's:Python'],
    ['장고', 's:Django'],
    ['자바', 's:Java'],
    ['java', 's:Java'],
    ['코틀린', 's:Kotlin'],
    ['golang', 's:Go'],
    ['고랭', 's:Go'],
    ['go', 's:Go'],
    ['c++', 's:C++'],
    ['cpp', 's:C++'],
    ['씨쁠쁠', 's:C++'],
    ['c#', 's:C#'],
    ['닷넷', 's:.NET'],
    ['.net', 's:.NET'],
    ['포스트그레스', 's:PostgreSQL'],
    ['postgres', 's:PostgreSQL'],
    ['몽고디비', 's:MongoDB'],
    ['엘라스틱', 's:Elasticsearch'],
    ['es', 's:Elasticsearch'],
    ['카프카', 's:Kafka'],
    ['레디스', 's:Redis'],
    ['aws', 's:AWS'],
    ['아마존 웹 서비스', 's:AWS'],
    ['도커', 's:Docker'],
    ['테라폼', 's:Terraform'],
    ['젠킨스', 's:Jenkins'],
    ['깃헙 액션', 's:GitHub Actions'],
    ['리액트 네이티브', 's:React Native'],
    ['react native', 's:React Native'],
    ['rn', 's:React Native'],
    ['플러터', 's:Flutter'],
    ['스위프트', 's:Swift'],
    ['리액트쿼리', 's:TanStack Query'],
    ['테일윈드', 's:Tailwind CSS'],
    ['그래프큐엘', 's:GraphQL'],
    ['피그마', 's:Figma'],
    // Jobs in Korean, in English and shortened.
    ['프론트엔드', 'j:프론트엔드 개발자'],
    ['프런트엔드', 'j:프론트엔드 개발자'],
    ['frontend', 'j:프론트엔드 개발자'],
    ['front-end', 'j:프론트엔드 개발자'],
    ['프론트', 'j:프론트엔드 개발자'],
    ['fe', 'j:프론트엔드 개발자'],
    ['프론트엔드개발자', 'j:프론트엔드 개발자'],
    ['백엔드', 'j:백엔드 개발자'],
    ['backend', 'j:백엔드 개발자'],
    ['서버 개발자', 'j:백엔드 개발자'],
    ['서버개발', 'j:백엔드 개발자'],
    ['be', 'j:백엔드 개발자'],
    ['풀스택', 'j:풀스택 개발자'],
    ['full stack', 'j:풀스택 개발자'],
    ['데브옵스', 'j:데브옵스 엔지니어'],
    ['devops', 'j:데브옵스 엔지니어'],
    ['sre', 'j:사이트 신뢰성 엔지니어'],
    ['pm', 'j:서비스 기획·PM'],
    ['프로덕트 매니저', 'j:서비스 기획·PM'],
    ['서비스 기획', 'j:서비스 기획·PM'],
    ['po', 'j:프로덕트 오너'],
    ['프로덕트 디자이너', 'j:프로덕트 디자이너'],
    ['uxui', 'j:UX·UI 디자이너'],
    ['ux 디자이너', 'j:UX·UI 디자이너'],
    ['ui/ux', 'j:UX·UI 디자이너'],
    ['데이터 분석가', 'j:데이터 분석가'],
    ['da', 'j:데이터 분석가'],
    ['데이터 엔지니어', 'j:데이터 엔지니어'],
    ['data engineer', 'j:데이터 엔지니어'],
    ['ML 엔지니어', 'j:머신러닝 엔지니어'],
    ['머신러닝', 'j:머신러닝 엔지니어'],
    ['AI 엔지니어', 'j:머신러닝 엔지니어|j:AI 연구원'],
    ['퍼포먼스 마케터', 'j:퍼포먼스 마케터'],
    ['마케터', 'g:마케팅'],
    ['디자이너', 'g:디자인'],
    ['개발자', 'g:개발'],
    ['개발', 'g:개발'],
    ['인사', 'g:인사·총무'],
    ['qa', 'j:QA 엔지니어'],
    ['ios', 's:iOS|j:iOS 개발자'],
    ['안드로이드', 's:Android|j:안드로이드 개발자'],
    ['cto', 'j:최고 기술 책임자'],
    ['hr', 'j:인사·채용'],
    ['리크루터', 'j:인사·채용'],
    // Years.
    ['5년차', 'y:4-6'],
    ['5년차 백엔드', 'y:4-6 j:백엔드 개발자'],
    ['1년차', 'y:0-2'],
    ['3~5년차', 'y:3-5'],
    ['3-5년', 'y:3-5'],
    ['3년에서 5년', 'y:3-5'],
    ['5년 이상', 'y:5-'],
    ['7년차 이상 백엔드', 'y:7- j:백엔드 개발자'],
    ['3년 이하', 'y:-3'],
    ['10년차', 'y:9-11'],
    ['5+ years', 'y:5-'],
    ['5년 이상 10년 미만 3~5년차', 'y:5-9 y:3-5'],
    ['신입', 'y:-0'],
    ['경력 5년', 'y:4-6'],
    ['다섯 해 리액트', 'w:다섯 w:해 s:React'],
    // Money is the hoped-for salary.
    ['6천~8천', 'h:6000-8000'],
    ['5년차 백엔드 6천~8천', 'y:4-6 j:백엔드 개발자 h:6000-8000'],
    ['6000~8000만원', 'h:6000-8000'],
    ['6,000만원 이상', 'h:6000-'],
    ['8천 이하', 'h:-8000'],
    ['8천만원', 'h:-8000'],
    ['연봉 7천', 'h:-7000'],
    ['1억 이상', 'h:10000-'],
    ['1억2천 이하', 'h:-12000'],
    ['9천~1억', 'h:9000-10000'],
    ['7천대', 'h:7000-7999'],
    ['희망 5500~6500', 'h:5500-6500'],
    ['5500-6500', 'h:5500-6500'],
    ['8765-4321', 'w:8765-4321'],
    // Mistyped words.
    ['리엑트', 's:React'],
    ['타입스크립', 's:TypeScript'],
    ['쿠버네티즈', 's:Kubernetes'],
    ['프론드엔드', 'j:프론트엔드 개발자'],
    ['프론트앤드', 'j:프론트엔드 개발자'],
    ['백앤드', 'j:백엔드 개발자'],
    ['kubernets', 's:Kubernetes'],
    ['typescirpt', 's:TypeScript'],
    ['javscript', 's:JavaScript'],
    ['스프링뷰트', 's:Spring Boot'],
    // Exclusions and alternatives.
    ['백엔드 -php', 'j:백엔드 개발자 !s:PHP'],
    ['프론트 -신입', 'j:프론트엔드 개발자 y:1-'],
    ['react or vue', 's:React|s:Vue.js'],
    ['리액트 또는 뷰', 's:React|s:Vue.js'],
    ['react | vue', 's:React|s:Vue.js'],
    ['리액트 -네이티브', 's:React !w:네이티브'],
    ['java or kotlin 백엔드', 's:Java|s:Kotlin j:백엔드 개발자'],
    ['-결제', '!w:결제'],
    ['결제 or 정산', 'w:결제|w:정산'],
    ['- 백엔드', 'j:백엔드 개발자'],
    ['or', ''],
    // Words that are no names stay words.
    ['결제', 'w:결제'],
    ['결제 경험 있는 백엔드', 'w:결제 j:백엔드 개발자'],
    ['#결제화면개편', 'w:결제화면개편'],
    ['물류 SaaS', 'w:물류 w:saas'],
    ['핀테크 리액트 3년차', 'w:핀테크 s:React y:2-4'],
    ['리액트 개발자', 's:React g:개발'],
    ['리액트개발자', 's:React g:개발'],
    ['시니어 백엔드', 'y:7- j:백엔드 개발자'],
    ['주니어 디자이너', 'y:-3 g:디자인'],
    ['백엔드 개발자 구합니다', 'j:백엔드 개발자'],
    ['react typescript next', 's:React s:TypeScript s:Next.js'],
    ['스프링 자바 5년 이상 8천 이하 -jsp', 's:Spring s:Java y:5- h:-8000 !s:JSP'],
    ['리액트 리액트', 's:React'],
    ['   ', ''],
  ])('%s: %s', (line, expected) => {
    expect(read(line)).toBe(expected)
  })

  test('initials mean every name that begins with them', () => {
    expect(read('ㅍㄹㅌ').split('|')).toEqual(expect.arrayContaining(['j:프론트엔드 개발자', 's:Flutter']))
    expect(read('ㅂㅇㄷ').split('|')).toContain('j:백엔드 개발자')
    expect(read('ㅋㅂㄴㅌㅅ')).toBe('s:Kubernetes')
    expect(read('ㅋㅋㅋ')).toBe('w:ㅋㅋㅋ')
  })
})

describe('[BIZ-8] a changed or removed chip changes the line', () => {
  test.each([
    ['5년차 백엔드 결제', '백엔드', '', '5년차 결제'],
    ['5년차 백엔드 -게임', '-게임', '', '5년차 백엔드'],
    ['5년차 백엔드', '5년차', '3~7년', '3~7년 백엔드'],
    ['코틀린 멀티플랫품', '멀티플랫품', '멀티플랫폼', '코틀린 멀티플랫폼'],
    ['react or vue 결제', 'react or vue', '', '결제'],
    ['리액트개발자', '리액트개발자', '', '개발'],
    ['결제', '결제', '', ''],
    // What stood apart stays apart, so that it does not become another name.
    ['iOS(Swift) 개발자', 'Swift', '', 'iOS, 개발자'],
    ['5년차 데이터, 엔지니어', '5년차', '3~7년', '3~7년 데이터, 엔지니어'],
    ['리액트 하는 네이티브 결제', '결제', '', '리액트, 네이티브'],
  ])('%s, with %s as ‘%s’: %s', (line, text, said, expected) => {
    const pieces = piecesOf(line)
    expect(
      lineWith(
        pieces,
        pieces.find((piece) => piece.text === text)!,
        said,
      ),
    ).toBe(expected)
  })

  test.each([
    ['years', { min: 3, max: 7 }],
    ['years', { min: 5, max: 5 }],
    ['years', { min: 7, max: null }],
    ['years', { min: null, max: 0 }],
    ['hope', { min: 6_000, max: 8_000 }],
    ['hope', { min: null, max: 12_500 }],
    ['hope', { min: 5_450, max: null }],
  ] as const)('%s of %o are read as they were', (kind, bounds) => {
    expect(piecesOf(boundsText(kind, bounds))).toMatchObject([{ kind, bounds }])
  })
})
