/** Invented company logos, as files for the logo component. */
const file = (inside: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 52 52">${inside}</svg>`)}`

export const marks = {
  noeul: file(
    '<rect width="52" height="52" fill="#24386e"/><path d="M12 33a14 14 0 0 1 28 0z" fill="#ffb26b"/><path d="M9 38h34M15 43.5h22" stroke="#fff" stroke-width="2.6" stroke-linecap="round"/>',
  ),
  ongyeol: file(
    '<rect width="52" height="52" fill="#0f8a6a"/><path d="M26 40c-10-4-13-13-9-24 6 3 9 8 9 14 0-6 3-11 9-14 4 11 1 20-9 24z" fill="#fff"/>',
  ),
  semo: file('<rect width="52" height="52" fill="#2f7d32"/><path d="M26 13l14 24H12z" fill="#fff"/>'),
}
