import { describe, expect, test } from 'vitest'
import { maskContacts } from './contacts.ts'

const jiwoo = { name: '한지우', phone: '01012345678' }

describe('[OFR-17] [OFR-13] what is no contact stays as it was written', () => {
  test.each([
    // Technologies whose names look like addresses.
    'ASP.NET',
    'ASP.NET/C#으로 사내 시스템을 만들었어요',
    'ASP.NET Core 8, VB.NET, ADO.NET, ML.NET',
    'C#과 .NET을 써요. 다음은 .net core예요',
    'Node.js와 Vue.js, Next.js/React, Three.js',
    'Node.js/Express, Nuxt.js/Vue.js',
    'socket.io로 채팅을 만들었어요',
    'Socket.IO/Redis 어댑터',
    'draw.io로 그린 구조',
    'k8s.io의 문서를 번역했어요',
    'start.spring.io에서 시작했어요',
    'System.IO와 java.net, java.io를 다뤘어요',
    'user.name, console.info, window.location.href',
    'package.json, index.ts, README.md, Dockerfile.dev',
    'com.example.app 패키지',
    'TCP/IP, CI/CD, and/or, I/O',
    'C#, C++, F#, R, Go 1.22',
    '@Transactional과 @RestController를 씁니다',
    '@tanstack/react-query와 @types/node를 올렸어요',
    '@media 질의와 @property',
    'react@19.0.0에서 react@18.2.0으로 내렸어요',
    'Kakao API, Kakao Login, Kakao Mobility',
    '카카오톡 OAuth 로그인과 카카오톡 채널 CRM',
    '디스코드 Bot과 Discord webhook을 만들었어요',
    '텔레그램 bot API 연동, Telegram Bot',
    'Instagram Graph API와 인스타그램 API',
    '인스타 clone 코딩을 했어요',
    'LINE Messaging API, LINE 개발팀',
    'Slack 알림과 Signal Processing',
    'Gmail API로 메일을 보내요',
    '네이버 메일 서비스를 개발했어요',
    '네이버 클라우드에서 AWS로 옮겼어요',
    'GitHub Actions와 GitLab CI를 써요',
    'AWS EC2 t3.micro, S3, m5.large',
    'PostgreSQL 16.4, Redis 7.2.1, Java 1.8.0_202',
    'v10.2.3에서 v11.0.0-rc.1로',
    'look at Node.js, meet at 3.30 pm',
    'React 전문가이고 I work at Kakao',
    '아이디는 UUID로, 주소는 IPv6로 만들었어요',
    'IP는 192.168.0.1, 포트는 8080이에요',
    'SHA는 0196bb85-9182-7c1e-a0b1-0123456789ab',
    // Money, figures and amounts.
    '2,000,000',
    '1,234~5,678만원',
    '연봉은 6,300만 원에서 6,800만 원이에요',
    '60000000원이에요',
    '연봉 6,500 ~ 7,200만 원, 사이닝 1,000만 원',
    '매출 1,234,567,890원, 이익 0.1%',
    '거래액 12,345,678,900원',
    '증가 +1,234,567,890원, 감소 -10%',
    '전환율 3.2% → 4.15%, 이탈 12.5%',
    '응답이 3000ms에서 1200ms로, TPS 10,000',
    '3.5년, 1.5배, 0.5초, 99.99%',
    '하루 1,000만 건, 초당 2,500건',
    '주문 20191234567건',
    '회원 0명에서 1,200,000명까지',
    '0.1, 0.01, 0.001, 0.0001',
    '10 20 30 40 50 60 70 80 90',
    '1234-5679번 건물',
    '연봉은 5000-6000 사이로 생각해요',
    // Dates and times.
    '2024.01.10 ~ 2024.12.31',
    '2024.01.01~2024.1.31',
    '2024-01-10 ~ 2024-02-11',
    '2019년 10월 매출 1,600만 원',
    '2024년 5월부터 3명이 일해요. 10~12시에 출근해요',
    '09:00~18:00, 10:00~19:00',
    '01/10, 01/12, 01/15에 만나요',
    '01.10~12.31 2024',
    '02.15 ~ 03.20, 04.01부터',
    '2020.03 - 2023.01 (2년 10개월)',
    '20240101-20241231',
    '기간 2021.01.02 03:04:05.678',
    '생일이 아니라 입사일이 2018-09-03이에요',
    // Numbers of other things.
    '010',
    '010 번호만 가입할 수 있어요',
    'KISA 010 번호 정책 담당',
    '010, 011, 016, 017, 018, 019 번호 통합',
    '02 지역 번호',
    '사업자 번호 123-45-67890',
    '특허 10-2020-0012345',
    '우편번호 06236, 테헤란로 123 4층',
    'ISBN 979-11-6224-123-4',
    'RFC 2616, ISO 27001, KS X 1001',
    '정확도 0.9123, 0.9345, 0.9567',
    // Words that sound like digits, or like a messenger.
    '일이 사람을 구하는 구조예요. 이 일 삼 년 했어요',
    '이사 온 지 오 년, 구 일 뒤 팔 일 출근',
    '공공 데이터와 일일 활성 사용자',
    '카톡으로 연락 주세요',
    '카톡 주세요, 카카오톡이 편해요',
    '카톡 5000만 다운로드, 인스타 3000명',
    '카카오톡 10.2.3 버전 출시',
    '인스타 팔로워 3.5만 명을 모았어요',
    '디코에서 스터디를 했어요',
    '라인 개발팀과 같이 일해요. 시그널 처리도 해요',
    '@ 표시 없이 적어 주세요',
    '골뱅이 무침을 좋아해요',
    '닷컴 버블을 겪었고 SSG닷컴에서 일했어요',
    '전화 상담 2000건, 번호표 1234번',
    '연락처 관리 앱을 만들었어요',
    '이메일 발송 서버 10대를 운영했어요',
    '링크드인 데이터 분석, 노션 API',
    'I did this. So we shipped. Me too.',
    'lol, oil, ooo, IoT, OIDC, l10n, i18n',
    'ㅇㅇ, ㅇㅋ, ㅇㅣㅇ',
    // Names.
    '과정을 이수했어요',
    '지우개를 만드는 회사예요',
    '한지와 우산을 팔아요',
    '〔전화번호〕로 연락 주세요. 〔메신저 아이디〕',
    '',
  ])('%j stays', (text) => {
    expect(maskContacts(text, jiwoo)).toBe(text)
  })

  test('a name of two syllables is part of too many words', () => {
    expect(maskContacts('과정을 이수했어요', { name: '이수', phone: '' })).toBe('과정을 이수했어요')
  })

  test('a Latin name is a word of its own', () => {
    const writer = { name: 'Ann Lee', phone: '' }
    expect(maskContacts('I am ann lee.', writer)).toBe('I am 〔이름〕.')
    expect(maskContacts('Hannleec', writer)).toBe('Hannleec')
  })
})
