/** The theme chosen on the candidate's side holds here too: both live on one origin. */
export function applyTheme(root: { dataset: DOMStringMap }, storage: Pick<Storage, 'getItem'>): void {
  const chosen = storage.getItem('theme')
  if (chosen === 'light' || chosen === 'dark') root.dataset['theme'] = chosen
}
