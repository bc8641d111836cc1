import { DAY_MS, fullDayText, kstDay, timeText } from '@coffeeattack/domain/kst'
import { TOKENS } from '@coffeeattack/domain/sessions/tokens'
import type { Deps } from './deps.ts'
import { eraseAgain } from './modules/accounts/jobs/erase-again.ts'
import { matchFiles } from './modules/files/jobs/match-files.ts'
import { addNextKey, knownKeys } from './modules/proofs/core/keys.ts'
import { replaceKeys } from './modules/proofs/core/rotate.ts'
import { changeKeys, countLeft, type LeftOver } from './modules/upkeep/jobs/seal-anew.ts'
import { CommandError } from './operators-command.ts'
import { findChange } from './platform/db/key-canary.ts'

/* What whoever runs the service does by hand when keys change (docs/running/keys.md) and after a restore (backup.md). */

export const USAGE = `쓰는 법: npm run 명령
  keys -- status             예전 키로 남은 것을 표마다 세요
  keys -- reseal             한 시간마다 하는 일을 지금 해요: 모두 새 키로 다시 봉해요
  keys -- proofs             증명서에 서명하는 키를 보여줘요
  keys -- proofs next        새 키를 내걸어요. 하루 뒤부터 그 키로 서명해요
  keys -- proofs replace     키가 새어 나갔을 때: 새 키로 바로 다시 서명하고 예전 키는 버려요
  erase-again                백업을 되살린 뒤, 그사이 떠난 사람을 다시 지워요
  erase-again -- --nobody    떠난 사람이 아무도 없는 것이 맞을 때만 붙여요
  match-files                저장된 파일과 데이터베이스를 견줘요
  match-files -- --mend      주인 없는 파일은 지우고, 사라진 파일의 칸은 비워요`

const commands = {
  'keys status': showKeys,
  'keys reseal': reseal,
  'keys proofs': showProofKeys,
  'keys proofs next': addProofKey,
  'keys proofs replace': replaceProofKeys,
  'erase-again': (deps: Deps) => eraseAll(false, deps),
  'erase-again --nobody': (deps: Deps) => eraseAll(true, deps),
  'match-files': (deps: Deps) => compareFiles(false, deps),
  'match-files --mend': (deps: Deps) => compareFiles(true, deps),
} as const

export type UpkeepCommand = keyof typeof commands

/** Read before anything is opened. */
export function readUpkeepCommand(args: readonly string[]): UpkeepCommand {
  const given = args.join(' ')
  const known = (Object.keys(commands) as UpkeepCommand[]).find((name) => name === given)
  if (known) return known
  throw new CommandError(USAGE)
}

/** The lines that are printed. */
export const carryOut = (command: UpkeepCommand, deps: Deps): Promise<string[]> => commands[command](deps)

async function showKeys(deps: Deps): Promise<string[]> {
  const { keyId, olderKeyIds } = deps.secrets
  const keys = [
    `지금 키 ${keyId}`,
    olderKeyIds.length > 0 ? `예전 키 ${olderKeyIds.join(', ')}` : '예전 키는 없어요.',
  ]
  return [...keys, ...told(await countLeft(deps)), ...(await advice(deps))]
}

/** A person who asks for it does not wait for processes of another key to be gone. */
async function reseal(deps: Deps): Promise<string[]> {
  const found = (await changeKeys(deps, deps.clock())) ?? (await countLeft(deps))
  return [...told(found), ...(await advice(deps))]
}

/** The keys that are published, the one that signs first (PROOF-5). */
async function showProofKeys({ db, clock }: Deps): Promise<string[]> {
  const keys = await knownKeys(db.drizzle)
  if (keys.length === 0) return ['아직 키가 없어요. 첫 증명서를 만들 때 생겨요.']
  const now = clock()
  const signing = keys.find(({ signsFrom }) => signsFrom <= now)
  return keys.map((key) => {
    if (key === signing) return `${key.id}: 지금 서명해요`
    return `${key.id}: ${key.signsFrom > now ? `${at(key.signsFrom)}부터 서명해요` : '이 키로 서명한 증명서가 끝날 때까지 남아요'}`
  })
}

async function addProofKey(deps: Deps): Promise<string[]> {
  const { signsFrom } = await deps.db.transaction((tx) => addNextKey(tx, deps, deps.clock()))
  return [`새 키를 내걸었어요. ${at(signsFrom)}부터 서명해요.`]
}

async function replaceProofKeys(deps: Deps): Promise<string[]> {
  const { resigned } = await replaceKeys(deps)
  return [`새 키로 증명서 ${resigned}장을 다시 서명했어요. 예전 키로 서명한 것은 이제 맞지 않아요.`]
}

const at = (moment: Date): string => `${fullDayText(kstDay(moment))} ${timeText(moment)}`

function told(found: readonly LeftOver[]): string[] {
  const left = found.filter((table) => table.left > 0).map(({ table, left }) => `${table}: ${left}줄 남음`)
  const lost = found
    .filter(({ unreadable }) => unreadable > 0)
    .map(({ table, unreadable }) => `${table}: 가진 키로 열 수 없는 값 ${unreadable}개`)
  return [...(left.length > 0 ? left : ['모두 지금 키로 봉해져 있어요.']), ...lost]
}

/** As long as a login lasts that nobody used since; everything else that was hashed or signed ends sooner. */
const OLD_KEY_USED_MS = TOKENS.refreshMs + DAY_MS

async function advice(deps: Deps): Promise<string[]> {
  if (deps.secrets.olderKeyIds.length === 0) return []
  const change = await findChange(deps)
  if (!change?.isThrough) return ['아직 SECRETS_KEY_PREVIOUS를 지우지 마세요.']
  const until = new Date(change.since.getTime() + OLD_KEY_USED_MS)
  if (deps.clock() >= until) return ['이제 SECRETS_KEY_PREVIOUS를 지워도 돼요.']
  return [
    `${at(until)}까지 SECRETS_KEY_PREVIOUS를 두세요. 그 전에 지우면 그동안 들어오지 않은 사람은 다시 로그인해야 해요.`,
  ]
}

/** Without a single note that agrees with the database, nothing shows that the notes are the right ones. */
async function eraseAll(nobodyLeft: boolean, deps: Deps): Promise<string[]> {
  const done = await eraseAgain(deps)
  if (!done.isDone)
    throw new CommandError(
      `떠난 사람의 쪽지 ${done.lost}개가 없어서 아무도 지우지 않았어요. 저장소 설정이 맞는지, 쪽지가 데이터베이스보다 새것인지 확인해 주세요.`,
    )
  if (done.again > 0) return [`떠났던 ${done.again}명을 다시 지웠어요.`]
  if (done.confirmed === 0 && !nobodyLeft)
    throw new CommandError(
      '데이터베이스와 맞는 쪽지가 하나도 없어요. 저장소 설정을 확인해 주세요. 떠난 사람이 정말 없다면 `npm run erase-again -- --nobody`라고 알려 주세요.',
    )
  return ['다시 지울 사람이 없어요.']
}

async function compareFiles(mend: boolean, deps: Deps): Promise<string[]> {
  const { withoutRow, withoutBytes } = await matchFiles({ mend }, deps)
  const named = [
    ...withoutRow.map((key) => `주인 없는 파일 ${key}`),
    ...withoutBytes.map((key) => `사라진 파일 ${key}`),
  ]
  if (named.length === 0) return ['파일과 데이터베이스가 서로 맞아요.']
  const counted = `주인 없는 파일 ${withoutRow.length}개, 사라진 파일 ${withoutBytes.length}개`
  return [...named, mend ? `${counted}를 바로잡았어요.` : `${counted}가 있어요. --mend를 붙이면 바로잡아요.`]
}
