/**
 * @typedef {import('./phone-screen.ts').PhoneScreen} PhoneScreen
 * @typedef {import('./view.ts').Notification} Notification
 */

/**
 * The open notifications, the newest first.
 * @param {PhoneScreen} screen
 * @param {ReadonlySet<string>} seen ids of texts that were opened
 * @returns {Notification[]}
 */
export function notificationsOf(screen, seen) {
  const requests = screen.requests
    .filter(({ state, until }) => state === 'waiting' && until > screen.now)
    .map((request) => ({
      id: request.jti,
      app: request.app,
      head: `${request.institution} 인증 요청`,
      body: '요청을 확인하고 인증해 주세요.',
      at: request.at,
      to: `request/${request.jti}`,
    }))
  const documents = screen.documents
    .filter(({ state, until }) => state === 'waiting' && until > screen.now)
    .map(({ id, title, at }) => ({
      id,
      app: /** @type {const} */ ('kakao'),
      head: title,
      body: '서명할 내용을 읽고 서명해 주세요.',
      at,
      to: `document/${id}`,
    }))
  const wish = screen.certificateWish
  const wishes =
    wish && !screen.hasCertificate
      ? [
          {
            id: `wish-${wish.at}`,
            app: wish.app,
            head: '인증서가 필요해요',
            body: '인증 요청이 왔지만 인증서가 없어요. 지금 만들 수 있어요.',
            at: wish.at,
            to: `issue/${wish.app}`,
          },
        ]
      : []
  const texts = screen.messages
    .filter(({ id }) => !seen.has(id))
    .map(({ id, from, text, at }) => ({
      id,
      app: /** @type {const} */ ('messages'),
      head: from,
      body: text,
      at: Date.parse(at),
      to: `thread/${from}`,
    }))
  return [...requests, ...documents, ...wishes, ...texts].toSorted((a, b) => b.at - a.at)
}

/**
 * The new notifications.
 * @param {Notification[]} before
 * @param {Notification[]} after
 */
export function arrived(before, after) {
  const known = new Set(before.map(({ id }) => id))
  return after.filter(({ id }) => !known.has(id))
}
