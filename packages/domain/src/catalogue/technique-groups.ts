/** The groups in which techniques are listed, in this order. */
export const techniqueGroups = [
  '언어',
  '프레임워크',
  '인프라와 데이터',
  'AI와 분석',
  '디자인과 기획',
  '그 밖의 도구',
] as const
export type TechniqueGroup = (typeof techniqueGroups)[number]
