import { entryLabels } from '@coffeeattack/domain/companies/correction'
import { monthText, rateLabel, VAT, wonText } from '@coffeeattack/domain/companies/statement'
import { fullDayText, kstDay, parseDay } from '@coffeeattack/domain/kst'
import { groupDigits } from '@coffeeattack/domain/salary/format'
import type { DrawnStatement } from '../draw-statement.ts'
import { createPaper, INK, type Paper } from './paper.ts'

/** A sent statement on A4, as an accountant files it (KEEP-6). The same statement gives the same bytes: they tell no state. */
export function layOut(statement: DrawnStatement): Promise<Buffer> {
  const { companyName, month, number, sentAt } = statement
  const paper = createPaper({
    title: `${companyName} ${monthText(month)} 정산서 ${number}`,
    author: statement.supplier.name,
    madeAt: new Date(sentAt!),
  })
  head(paper, statement)
  sides(paper, statement)
  payment(paper, statement)
  lines(paper, statement)
  return paper.end(`${statement.supplier.name} · 정산서 ${number}`)
}

function head(paper: Paper, { month, number, sentAt, dueOn, total }: DrawnStatement): void {
  const { left, right, width } = paper
  paper.text('정산서', { x: left, y: 48, size: 24, bold: true })
  paper.text(`${monthText(month)}에 확정된 채용의 성공 보수`, { x: left, y: 80, size: 10, ink: INK.quiet })
  const facts = [
    ['번호', number!],
    ['발행일', fullDayText(kstDay(new Date(sentAt!)))],
    ...(total > 0 ? [['입금 기한', fullDayText(parseDay(dueOn!) ?? 0)]] : []),
  ]
  facts.forEach(([name, value], at) => {
    const y = 50 + at * 16
    paper.text(name!, { x: right - 190, y, width: 60, size: 9, ink: INK.quiet })
    paper.text(value!, { x: right - 130, y, width: 130, size: 10, align: 'right' })
  })
  paper.rule(left, 106, width, INK.text)
  paper.y = 122
}

/** Supplier and customer beside each other. */
function sides(paper: Paper, { supplier, customer }: DrawnStatement): void {
  const half = (paper.width - 24) / 2
  const y = paper.y
  const first = side(paper, { x: paper.left, y, width: half, title: '공급자' }, [
    ['상호', supplier.name],
    ['등록번호', supplier.businessNumber],
    ['대표자', supplier.representative],
    ['주소', supplier.address],
    ['연락처', `${supplier.phone} · ${supplier.email}`],
  ])
  const second = side(paper, { x: paper.left + half + 24, y, width: half, title: '공급받는 자' }, [
    ['상호', customer.name],
    ['등록번호', customer.businessNumber ?? ''],
  ])
  paper.y = Math.max(first, second) + 16
}

type Box = { x: number; y: number; width: number; title: string }

/** Returns where it ends. */
function side(paper: Paper, { x, y, width, title }: Box, rows: [string, string][]): number {
  paper.text(title, { x, y, size: 9, bold: true, ink: INK.quiet })
  let at = y + 18
  for (const [name, value] of rows) {
    paper.text(name, { x, y: at, width: 52, size: 9, ink: INK.quiet })
    at += Math.max(15, paper.text(value, { x: x + 52, y: at, width: width - 52, size: 10 }) + 3)
  }
  return at
}

function payment(paper: Paper, { total, sum, vat, supplier }: DrawnStatement): void {
  const { left, width, y } = paper
  paper.box(left, y, width, 66)
  paper.text(total > 0 ? '입금할 금액' : '돌려드릴 금액', {
    x: left + 16,
    y: y + 13,
    size: 9,
    ink: INK.quiet,
  })
  paper.text(wonText(Math.abs(total)), { x: left + 16, y: y + 29, size: 18, bold: true })
  const beside = [
    ['공급가액', wonText(sum)],
    [`부가세 ${VAT.percent}%`, wonText(vat)],
    ...(total > 0 ? [['입금 계좌', supplier.account]] : []),
  ]
  const from = left + 210
  beside.forEach(([name, value], at) => {
    paper.text(name!, { x: from, y: y + 12 + at * 16, width: 60, size: 9, ink: INK.quiet })
    paper.text(value!, { x: from + 60, y: y + 12 + at * 16, width: width - 286, size: 9, align: 'right' })
  })
  paper.y = y + 84
}

const columns = [
  { name: '구분', width: 34, align: 'left' },
  { name: '포지션', width: 141, align: 'left' },
  { name: '확정일', width: 62, align: 'right' },
  { name: '기본 연봉(만 원)', width: 76, align: 'right' },
  { name: '비율', width: 40, align: 'right' },
  { name: '공급가액', width: 76, align: 'right' },
  { name: '부가세', width: 70, align: 'right' },
] as const

function lines(paper: Paper, { lines: all, sum, vat }: DrawnStatement): void {
  const header = () => {
    row(
      paper,
      columns.map(({ name }) => name),
      { size: 8.5, ink: INK.quiet },
    )
    paper.rule(paper.left, paper.y - 3, paper.width, INK.line)
  }
  header()
  for (const line of all) {
    const { kind, position, corrects, reason } = line
    const why = corrects && `${monthText(corrects)} 정산서를 바로잡음${reason ? `: ${reason}` : ''}`
    const what = [position || '포지션 없이', why].filter(Boolean).join('\n')
    const cells = [
      entryLabels[kind],
      what,
      dotted(kstDay(new Date(line.at))),
      groupDigits(line.basePay),
      rateLabel(line.feeRate),
      groupDigits(line.fee),
      groupDigits(line.vat),
    ]
    if (paper.isFull(heightOf(paper, what))) {
      paper.turn()
      header()
    }
    row(paper, cells, { size: 9 })
    paper.rule(paper.left, paper.y - 3, paper.width, INK.line)
  }
  if (paper.isFull(20)) paper.turn()
  row(paper, ['', '합계', '', '', '', groupDigits(sum), groupDigits(vat)], { size: 9.5, bold: true })
  paper.text('채용마다 기본 연봉에 비율을 곱한 금액이에요. 부가세는 줄마다 1원 미만을 버렸어요.', {
    x: paper.left,
    y: paper.y + 8,
    size: 8.5,
    ink: INK.quiet,
  })
}

const heightOf = (paper: Paper, what: string) =>
  paper.heightOf(what, { width: columns[1].width - 6, size: 9 })

/** '2026.10.02' */
function dotted(day: number): string {
  const [year, month, date] = fullDayText(day).match(/\d+/g) ?? []
  return [year, month?.padStart(2, '0'), date?.padStart(2, '0')].join('.')
}

type RowLook = { size: number; bold?: boolean; ink?: string }

function row(paper: Paper, cells: readonly string[], look: RowLook): void {
  let x = paper.left
  let tallest = 0
  columns.forEach(({ width, align }, at) => {
    const place = { x: align === 'right' ? x + 6 : x, y: paper.y + 3, width: width - 6, align }
    const height = paper.text(cells[at] ?? '', { ...place, ...look })
    tallest = Math.max(tallest, height)
    x += width
  })
  paper.y += tallest + 10
}
