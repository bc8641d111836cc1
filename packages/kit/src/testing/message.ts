import type { Message } from '../conversation/tabConversations.ts'

/** A message of the other side, as both sides get it. */
export const message = (given: Partial<Message> = {}): Message => ({
  id: '0190a6f0-0000-7000-8000-000000070001',
  roomId: '0190a6f0-0000-7000-8000-000000060001',
  seq: 1,
  from: 'them',
  senderName: null,
  type: 'text',
  message: '안녕하세요',
  isMine: given.from === 'me',
  isRead: false,
  isHidden: false,
  targetId: null,
  offer: null,
  survey: null,
  clientId: null,
  createdAt: '2026-11-15T05:14:00.000Z',
  ...given,
})
