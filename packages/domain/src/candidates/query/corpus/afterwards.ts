/** Lines written when the reader stood, each reading before the line was run: what it had not been built or measured by. */
export const AFTERWARDS = `
# spoken
백엔드인데 결제 쪽 해본 사람 없을까 → j:백엔드 개발자 w:결제
자바 되는 분 5년 넘게 하신 → s:Java y:5-
프론트 괜찮은 사람 좀 소개해줘 → j:프론트엔드 개발자
데이터 엔지니어 중에 스파크 만져본 분 → j:데이터 엔지니어 s:Spark
디자이너 두 명 뽑아요 → g:디자인
시니어급 안드 개발자 급하게 찾는 중입니다 → y:7- j:안드로이드 개발자
SQL은 기본으로 하고 파이썬도 되면 좋겠어요 → s:SQL s:Python
리액트만 하는 사람 말고 뷰도 하는 사람 → !s:React s:Vue.js
qa 쪽으로 3년쯤 하신 분 계세요? → j:QA 엔지니어 y:2-4
인프라 담당하실 분 → j:데브옵스 엔지니어
혹시 플러터 하시는 분 아시나요ㅠㅠ → s:Flutter
백엔드요, 자바로요 → j:백엔드 개발자 s:Java

# ads
• Java, Kotlin 중 하나 이상 능숙하신 분 → s:Java|s:Kotlin
· React 또는 Next.js 실무 경험 2년 이상 → s:React|s:Next.js y:2-
ㆍMSA 환경에서 운영해 보신 분 → s:MSA
[자격 요건] Python 3년 이상, SQL 능숙 → s:Python y:3- s:SQL
<우대> 핀테크 도메인 이해도가 높으신 분 → w:핀테크
Node.js(TypeScript) 기반 서버 개발 → s:Node.js s:TypeScript j:백엔드 개발자
경력: 5년 이상 / 연봉: 8,000만원 이하 / 직무: 백엔드 → y:5- h:-8000 j:백엔드 개발자
모집분야: 프로덕트 디자이너 (3~7년) → j:프로덕트 디자이너 y:3-7
PM/PO 5년 이상(B2B SaaS 경험 우대) → j:서비스 기획·PM|j:프로덕트 오너 y:5- j:기업 영업 w:saas
Kubernetes 클러스터 운영 경험 → s:Kubernetes w:클러스터 w:운영
대규모 트래픽 처리 경험이 있는 서버 개발자 → w:대규모 w:트래픽 w:처리 j:백엔드 개발자
1) Go 언어 경험자 → s:Go
✅ Figma 활용 능력 → s:Figma
Kafka, Redis에 대한 이해 → s:Kafka s:Redis

# negation
PHP 경험만 있으신 분은 제외 → !s:PHP
java는 됐고 kotlin으로 → !s:Java s:Kotlin
외주 경험 없는 백엔드 → !w:외주 j:백엔드 개발자
백엔드 중에서 php는 싫어요 → j:백엔드 개발자 !s:PHP
SI 출신은 빼고 백엔드 → !w:si j:백엔드 개발자
스프링 아니고 노드 → !s:Spring s:Node.js
주니어 말고 5년 이상 백엔드 → y:5- j:백엔드 개발자
react w/o redux → s:React !s:Redux
백엔드 -"php" → j:백엔드 개발자 !s:PHP
게임사 아닌 곳 백엔드 → !w:게임사 j:백엔드 개발자

# either
자바든 코틀린이든 백엔드 → s:Java|s:Kotlin j:백엔드 개발자
뷰랑 리액트 둘 중 하나 → s:Vue.js|s:React
기획자 or 디자이너 → j:서비스 기획·PM|g:디자인
결제 or 정산 or 대사 → w:결제|w:정산|w:대사
AWS나 GCP 써본 데브옵스 → s:AWS|s:GCP j:데브옵스 엔지니어
React, Vue 중 하나라도 다뤄본 프론트 → s:React|s:Vue.js j:프론트엔드 개발자
(Java OR Kotlin) AND Spring → s:Java|s:Kotlin s:Spring
타입스크립트/넥스트 프론트 → s:TypeScript|s:Next.js j:프론트엔드 개발자

# figures
3년에서 5년차 사이 백엔드 → y:3-5 j:백엔드 개발자
연차는 5년 전후로 → y:4-6
6~7년차 정도면 좋아요 백엔드 → y:6-7 j:백엔드 개발자
5년 이상~8년 이하 → y:5-8
오년차 백엔드 → y:4-6 j:백엔드 개발자
경력 만 3년 이상 → y:3-
연봉 8천 안 넘는 백엔드 → h:-8000 j:백엔드 개발자
희망연봉이 6천~7천 사이인 분 → h:6000-7000
9000 이하 백엔드 → h:-9000 j:백엔드 개발자
연봉 1억까지 가능 → h:-10000
8천만원 선 → h:-8000
처우 7천 전후 → h:-7000
현재 5천대 받는 백엔드 → i:5000-5999 j:백엔드 개발자
지금 6천 정도 받는 분 → i:-6000
현재연봉 5500 희망연봉 6500 → i:-5500 h:-6500
1억5천 이하 CTO → h:-15000 j:최고 기술 책임자
3년 이상 7년 미만, 6천~8천 → y:3-6 h:6000-8000
만 35세 이하 백엔드 → ?age j:백엔드 개발자
92년생~97년생 → ?age
2020년 이후 졸업자 → ?graduation

# names
백엔드개발자 자바스프링 → j:백엔드 개발자 s:Java s:Spring
프론트(리액트) → j:프론트엔드 개발자 s:React
node.js/express → s:Node.js|s:Express
스프링붓 → s:Spring Boot
파이토치 연구원 → s:PyTorch g:연구·R&D
쿠버네테스 → s:Kubernetes
typescipt → s:TypeScript
데이타 엔지니어 → j:데이터 엔지니어
ㅈㅂㅅㅋㄹㅌ → s:JavaScript
tmvmfld qnxm → s:Spring Boot
ㅓㅁㅍㅁ ㅔㅛ소ㅐㅜ → s:Java s:Python
*결제* → w:결제
#결제 #정산 → w:결제 w:정산
😎시니어 프론트😎 → y:7- j:프론트엔드 개발자

# people
현직 백엔드 → @employed j:백엔드 개발자
쉬고 계신 마케터 → @seeking g:마케팅
이번 주에 새로 온 분 → @new
우리 회사 찜한 분 → @likes
아직 안 열어본 디자이너 → @unseen g:디자인
재직 중 아닌 백엔드 → @seeking j:백엔드 개발자
두들페이 다니셨던 분 → e:두들페이
모카로지스 근무 경험 있는 pm → e:모카로지스 j:서비스 기획·PM
서울대 나온 백엔드 → u:서울대학교 j:백엔드 개발자
연세대 경영 → u:연세대학교 m:경영학과
포항공대 → u:포항공과대학교
카이스트 컴공 출신 백엔드 → u:한국과학기술원 m:컴퓨터공학과 j:백엔드 개발자
전직 노을클라우드 → e:노을클라우드
대기업 출신 → w:대기업
디자인 전공한 pm → m:디자인학과 j:서비스 기획·PM
`
