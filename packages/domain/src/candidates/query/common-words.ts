import { searchKey } from '../../companies/search.ts'

/**
 * Ordinary words that are also the Korean spelling of a tool ('배치' of Spring Batch, '비트' of Vite) or the short name of a job
 * ('글로벌' of 글로벌 마케터). They stay words: a word is looked for everywhere, in the names of jobs too.
 */
const COMMON_WORDS = new Set(
  `
  배치 레스트 비트 바이트 오스 로스 롤업 이모션 래빗 큐트 큐티 이더 하이브 앰플 토치 일러 인디 맥스 고도 컴바인 엑스포 서버리스 린트 얀 힐트 볼트 아폴로
  실험설계 버전관리 검색증강 위하고 벌칸 포톤 오로라 먼데이
  시스템 솔루션 웹 통계 브랜드 그래픽 영상 패키지 산업 인테리어 패션 디지털 제휴 글로벌 네트워크 소재 화학 식품 화장품 자동차 항공우주 로봇 콘텐츠
  테스트 모션 환경 보육 가공 검사 조립 포장 행사 전시 제과 견적 정보 기술 안전 조달 운영 품질 전략 비전 감사 공정 설비 이펙트 레벨 헤어 모델링
  리서치 공무 생기 컬처 자금 카피 현장관리 고객경험
  `
    .split(/\s+/u)
    .filter(Boolean),
)

export const isCommonWord = (name: string): boolean => COMMON_WORDS.has(searchKey(name))
