/** Shown in place of an overlay whose code cannot be loaded. */
export const missingPanel = '화면을 불러오지 못했어요. 인터넷 연결을 확인해 주세요.'
