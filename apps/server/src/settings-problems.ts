type Problem = { variables: readonly string[]; sentence: string }

/** Settings are wrong or missing: the start stops with this message, which names all of them at once. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'

  constructor(problems: readonly Problem[]) {
    super(messageOf(problems))
  }
}

function messageOf(problems: readonly Problem[]): string {
  const told = problems.map(({ variables, sentence }) => ({ names: variables.join(', '), sentence }))
  const [first] = told
  if (first && told.length === 1) return `${first.names} 설정을 확인해 주세요: ${first.sentence}.`
  const lines = told.map(({ names, sentence }) => `- ${names}: ${sentence}.`)
  return [`설정을 확인해 주세요. 고칠 것이 ${told.length}가지 있어요.`, ...lines].join('\n')
}

export type SettingsProblems = {
  /** Each variable is named once, with the first thing that is wrong with it. */
  add(variables: readonly string[], sentence: string): void
  /** Ends the start if anything was added. */
  refuse(): void
}

export function createProblems(): SettingsProblems {
  const problems: Problem[] = []
  const named = new Set<string>()
  return {
    add(variables, sentence) {
      const fresh = variables.filter((variable) => !named.has(variable))
      for (const variable of fresh) named.add(variable)
      if (fresh.length > 0) problems.push({ variables: fresh, sentence })
    },
    refuse() {
      if (problems.length > 0) throw new SettingsError(problems)
    },
  }
}
