/** Under which of its tabs a story shows an entry. */
export const storyGroups = ['profile', 'offer', 'talk', 'meeting', 'note'] as const
export type StoryGroup = (typeof storyGroups)[number]

export const storySides = ['company', 'candidate', 'system'] as const
export type StorySide = (typeof storySides)[number]
