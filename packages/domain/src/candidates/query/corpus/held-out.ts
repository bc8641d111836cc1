/** Lines that nobody tunes the reader by: only the share that is read right is looked at. Written before the reader was changed. */
export const HELD_OUT = `
# negation
리액트 빼고 프론트엔드 → !s:React j:프론트엔드 개발자
금융 제외 백엔드 → !g:금융 j:백엔드 개발자
php 말고 node → !s:PHP s:Node.js
게임업계 아닌 기획자 → !g:게임 j:서비스 기획·PM
jsp 없는 자바 백엔드 → !s:JSP s:Java j:백엔드 개발자
not java 백엔드 → !s:Java j:백엔드 개발자
백엔드 not php → j:백엔드 개발자 !s:PHP
백엔드 (php 제외) → j:백엔드 개발자 !s:PHP
디자이너인데 웹디자인은 빼고 → g:디자인 !j:웹 디자이너
신입 제외 안드로이드 → y:1- s:Android|j:안드로이드 개발자
ios 말고 안드 → !s:iOS|j:iOS 개발자 s:Android
백엔드 개발자 중 스프링 아닌 분 → j:백엔드 개발자 !s:Spring
마케터 -퍼포먼스 → g:마케팅 !j:퍼포먼스 마케터
vue제외 프론트 → !s:Vue.js j:프론트엔드 개발자
결제는 말고 정산 → !w:결제 w:정산
앵귤러, 뷰 빼고 프론트 → !s:Angular !s:Vue.js j:프론트엔드 개발자
물류를 제외한 이커머스 pm → !w:물류 w:이커머스 j:서비스 기획·PM
데이터 분석가 중에 엑셀만 하는 분 말고 → j:데이터 분석가 !s:Excel
C# 말고 C++ → !s:C# s:C++
제조 빼고 scm → !g:생산·품질 j:공급망 관리
풀스택 아닌 백엔드 → !j:풀스택 개발자 j:백엔드 개발자

# either
go 아니면 rust → s:Go|s:Rust
결제이나 구독 → w:결제|w:구독
파이썬이나 자바 → s:Python|s:Java
(java|kotlin) 5년 → s:Java|s:Kotlin y:4-6
aws/gcp → s:AWS|s:GCP
k8s 또는 도커 데브옵스 → s:Kubernetes|s:Docker j:데브옵스 엔지니어
백엔드/프론트엔드 → j:백엔드 개발자|j:프론트엔드 개발자
정산 혹은 회계 → w:정산|j:회계 담당
Vue or Angular or Svelte → s:Vue.js|s:Angular|s:Svelte
MySQL 혹은 PostgreSQL 백엔드 → s:MySQL|s:PostgreSQL j:백엔드 개발자
피그마나 스케치 쓰는 디자이너 → s:Figma|s:Sketch g:디자인
PM/PO → j:서비스 기획·PM|j:프로덕트 오너
"결제" 또는 "정산" → w:결제|w:정산
카프카나 래빗엠큐 → s:Kafka|s:RabbitMQ
tableau or looker 분석가 → s:Tableau|s:Looker g:데이터·AI
swift/kotlin → s:Swift|s:Kotlin
노드 또는 파이썬 백엔드 7년 이상 → s:Node.js|s:Python j:백엔드 개발자 y:7-
구독 | 커머스 → w:구독|w:커머스
분석가 아니면 데이터 엔지니어 → g:데이터·AI|j:데이터 엔지니어

# both
자바 그리고 스프링 → s:Java s:Spring
react, typescript → s:React s:TypeScript
React & Next.js → s:React s:Next.js
도커와 쿠버네티스 → s:Docker s:Kubernetes
aws랑 테라폼 → s:AWS s:Terraform
결제 및 정산 → w:결제 w:정산
sql하고 파이썬 → s:SQL s:Python
React+TypeScript → s:React s:TypeScript
레디스 그리고 카프카 다뤄본 백엔드 → s:Redis s:Kafka j:백엔드 개발자
figma and protopie → s:Figma s:Protopie
스프링부트와 jpa → s:Spring Boot s:JPA
sql · 파이썬 → s:SQL s:Python

# fillers
현재 백엔드로 일하는 분 → j:백엔드 개발자
카프카 경험 있으신 분 → s:Kafka
결제 경험자 찾습니다 → w:결제
코틀린 가능하신 백엔드 개발자 → s:Kotlin j:백엔드 개발자
파이썬 잘 하시는 분 → s:Python
혹시 프론트 있나요? → j:프론트엔드 개발자
데브옵스 급구 → j:데브옵스 엔지니어
react 다룰 줄 아는 분 → s:React
대용량 처리 해보신 백엔드 → w:대용량 w:처리 j:백엔드 개발자
핀테크 쪽 디자이너 → w:핀테크 g:디자인
커머스 도메인 pm 계신가요 → w:커머스 j:서비스 기획·PM
좋은 백엔드 개발자 추천 부탁드려요 → j:백엔드 개발자
자바 필수 → s:Java
스프링부트 써본 사람 → s:Spring Boot
aws 우대 → s:AWS
데이터 엔지니어 한 명 모셔요 → j:데이터 엔지니어
추천 시스템 개발하신 분 → w:추천 w:시스템
검색 경력 보유자 → w:검색
디자인시스템 구축 경험 → w:디자인시스템
flutter 앱 만들어보신 분 → s:Flutter
이커머스에서 일하신 마케터 → w:이커머스 g:마케팅
유니티 사용 가능한 게임 클라이언트 개발자 → s:Unity j:게임 클라이언트 개발자
저희 쪽에 맞는 pm 있을까요 → j:서비스 기획·PM
rest api 설계해 본 백엔드 → s:REST API j:백엔드 개발자
그로스 마케터 구인합니다 → j:그로스 마케터
{백엔드} → j:백엔드 개발자
『정산』 → w:정산

# years
백엔드 4년차 → j:백엔드 개발자 y:3-5
만 3년 → y:2-4
5년 정도 된 프론트 → y:4-6 j:프론트엔드 개발자
7년 내외 → y:6-8
2~4년 사이 마케터 → y:2-4 g:마케팅
경력 3년 이상 7년 이하 → y:3-7
4년 이상 8년 미만 데이터 엔지니어 → y:4-7 j:데이터 엔지니어
10년 미만 pm → y:-9 j:서비스 기획·PM
3년 초과 → y:4-
최소 5년 → y:5-
최대 7년차 qa → y:-7 j:QA 엔지니어
6년 이내 → y:-6
4-6년차 백엔드 → y:4-6 j:백엔드 개발자
2년부터 5년까지 → y:2-5
3년+ 프론트 → y:3- j:프론트엔드 개발자
5yrs+ backend → y:5- j:백엔드 개발자
7+ years data engineer → y:7- j:데이터 엔지니어
경력 5년↑ → y:5-
적어도 4년 자바 → y:4- s:Java
연차 5~8 백엔드 → y:5-8 j:백엔드 개발자
5년 이상인 백엔드 → y:5- j:백엔드 개발자
8년차 이하 디자이너 → y:-8 g:디자인
십년차 백엔드 → y:9-11 j:백엔드 개발자
5년 넘은 ios 개발자 → y:5- j:iOS 개발자
minimum 3 years react → y:3- s:React
경력무관 qa → j:QA 엔지니어
디자이너 2년이상 5년이하 → g:디자인 y:2-5
3년~6년 프론트 → y:3-6 j:프론트엔드 개발자
약 6년 백엔드 → y:5-7 j:백엔드 개발자
5년 안팎 pm → y:4-6 j:서비스 기획·PM
경력 10년 이상의 회계 담당 → y:10- j:회계 담당
7년차까지 → y:-7

# seniority
주니어 프론트 → y:-3 j:프론트엔드 개발자
시니어급 백엔드 → y:7- j:백엔드 개발자
senior frontend engineer → y:7- j:프론트엔드 개발자
리드급 디자이너 → y:8- g:디자인
미들급 자바 → y:4-7 s:Java
백엔드 주니어 말고 시니어 → j:백엔드 개발자 y:7-
신입 마케터 → y:-0 g:마케팅
junior data analyst → y:-3 j:데이터 분석가

# hope
희망 7천 → h:-7000
희망연봉 6500 이하 → h:-6500
6천만원 이하 백엔드 → h:-6000 j:백엔드 개발자
6~8천 → h:6000-8000
5천만~7천만 → h:5000-7000
8천 미만 → h:-7999
1억 초과 → h:10001-
1억2천까지 → h:-12000
1.5억 이하 → h:-15000
9천에서 1억 사이 → h:9000-10000
6천 5백 이하 → h:-6500
예산 9천 프론트 → h:-9000 j:프론트엔드 개발자
연봉 5천~6천 → h:5000-6000
연봉은 7천 정도 → h:-7000
최대 8천 시니어 → h:-8000 y:7-
7000만원대 → h:7000-7999
8,500만원 이하 → h:-8500
6천 이상 9천 이하 → h:6000-9000
10,000만 이하 → h:-10000
5500만~7500만 → h:5500-7500
1억 밑으로 → h:-9999
7천5백~9천 → h:7500-9000
희망 연봉 8천 초과 10년차 → h:8001- y:9-11
연봉 6000-8000 → h:6000-8000
희망 5천만원대 마케터 → h:5000-5999 g:마케팅
6500~7500 백엔드 → h:6500-7500 j:백엔드 개발자
희망연봉 1억 미만 → h:-9999
7천 안쪽 → h:-7000

# income
현재 연봉 7천 이하 백엔드 → i:-7000 j:백엔드 개발자
현재연봉 5천~6천 → i:5000-6000
지금 연봉 8천 이상 → i:8000-
현 연봉 6천 미만 → i:-5999
직전연봉 7000 이하 → i:-7000
현재 6천 이하 희망 7천 이하 → i:-6000 h:-7000
소득 5천 이상 → i:5000-
연봉 6천 받는 분 → i:-6000
기존 연봉 1억 이하 → i:-10000
현재 연봉이 7천 초과인 백엔드 → i:7001- j:백엔드 개발자
현재 받는 연봉 6천~7천 → i:6000-7000

# aside
93년생 백엔드 → ?age j:백엔드 개발자
2019년 졸업 → ?graduation
20대 후반 마케터 → ?age g:마케팅
35세 이하 pm → ?age j:서비스 기획·PM
98년생 이후 프론트 → ?age j:프론트엔드 개발자
22년도 졸업자 → ?graduation
졸업예정자 → ?graduation
1990년생 이하 → ?age
30대 초반 디자이너 → ?age g:디자인
88년생 → ?age
2020년 2월 졸업 디자이너 → ?graduation g:디자인
40대 → ?age

# names
fe 3년차 → j:프론트엔드 개발자 y:2-4
FE개발자 → j:프론트엔드 개발자
BE 엔지니어 → j:백엔드 개발자
서버 엔지니어 → j:백엔드 개발자
프론트엔드 엔지니어 → j:프론트엔드 개발자
jvm 백엔드 → s:Java|s:Kotlin j:백엔드 개발자
인사 담당자 → j:인사·채용
채용담당 → j:인사·채용
ML엔지니어 → j:머신러닝 엔지니어
프로덕트디자이너 → j:프로덕트 디자이너
uiux디자이너 → j:UX·UI 디자이너
PM(B2B) → j:서비스 기획·PM j:기업 영업
안드로이드개발자 → j:안드로이드 개발자
QA담당자 → j:QA 엔지니어
데이터분석가 sql → j:데이터 분석가 s:SQL
스프링배치 → s:Spring Batch
마케팅 담당자 → g:마케팅
회계팀 → j:회계 담당
CX매니저 → j:고객 경험 매니저
typescript개발자 → s:TypeScript g:개발
Java백엔드 → s:Java j:백엔드 개발자
k8s운영 → s:Kubernetes w:운영
GCP 엔지니어 → s:GCP g:개발
프론트앤드 react개발자 → j:프론트엔드 개발자 s:React g:개발
hr담당자 → j:인사·채용
리액트네이티브 개발자 → s:React Native g:개발
컨텐츠마케터 → j:콘텐츠 마케터

# words
배치 → w:배치
배치 정산 → w:배치 w:정산
운영 경험 → w:운영
안전 관리 경험 → w:안전 w:관리
제품 비전 → w:제품 w:비전
감사 → w:감사
추천시스템 → w:추천시스템
알림톡 → w:알림톡
로스 → w:로스
바이트 → w:바이트
대사 자동화 → w:대사 w:자동화
품질 → w:품질
캐시 → w:캐시
구독결제 → w:구독결제
서버리스 → w:서버리스
#디자인시스템 → w:디자인시스템
리텐션 → w:리텐션
실시간 채팅 → w:실시간 w:채팅
가을 → w:가을

# keyboard
vmfhsxm → j:프론트엔드 개발자
wkqk → s:Java
ㄱㄷㅁㅊㅅ → s:React
ㅔㅛ소ㅐㅜ → s:Python
elwkdlsj → g:디자인
akzpxj → g:마케팅
ㅏㅐ시ㅑㅜ → s:Kotlin
zhxmffls → s:Kotlin
ruffwp → w:결제
5sUsck qordpsem → y:4-6 j:백엔드 개발자
ㅜㄷㅌㅅ.ㅓㄴ → s:Next.js

# slips
빽엔드 → j:백엔드 개발자
프론트엔든 → j:프론트엔드 개발자
리액드 → s:React
javasript → s:JavaScript
pytohn → s:Python
쿠버네틱스 → s:Kubernetes
kuberntes → s:Kubernetes
디자이나 → g:디자인
스프링붙 → s:Spring Boot
파이쏜 → s:Python
도거 → s:Docker
데이터 분석까 → j:데이터 분석가
백 엔드 → j:백엔드 개발자
풀 스택 → j:풀스택 개발자
Kotiln → s:Kotlin
postgresqll → s:PostgreSQL

# status
재직중인 백엔드 → @employed j:백엔드 개발자
현재 재직 중 → @employed
이직 준비 중인 디자이너 → @seeking g:디자인
구직중 → @seeking
새로 온 백엔드 → @new j:백엔드 개발자
새로 오신 분 → @new
우리 회사를 관심회사로 고른 분 → @likes
아직 안 본 프론트 → @unseen j:프론트엔드 개발자
안 본 사람 → @unseen
퇴사하신 분 → @seeking
이직 준비하시는 분 → @seeking
지금 재직 중인 마케터 → @employed g:마케팅
우리를 관심회사로 고른 분 → @likes
못 본 분 → @unseen

# career
두들페이 출신 백엔드 → e:두들페이 j:백엔드 개발자
모카로지스 다녔던 분 → e:모카로지스
세모스토어에서 일하신 마케터 → e:세모스토어 g:마케팅
전 별무리게임즈 → e:별무리게임즈
서울대 → u:서울대학교
연대 경영학과 → u:연세대학교 m:경영학과
카이스트 출신 → u:한국과학기술원
컴공 나온 백엔드 → m:컴퓨터공학과 j:백엔드 개발자
통계학과 졸업 데이터분석가 → m:통계학과 j:데이터 분석가
시각디자인 전공 → m:시각디자인학과
포스텍 컴공 → u:포항공과대학교 m:컴퓨터공학과
반달연구소 다니던 개발자 → e:반달연구소 g:개발
온결헬스 출신 디자이너 → e:온결헬스 g:디자인
고려대 통계 → u:고려대학교 m:통계학과

# ads
[급구] 백엔드(Java/Kotlin) 5년↑ → j:백엔드 개발자 s:Java|s:Kotlin y:5-
■ 프론트엔드 개발자 (React, TypeScript) → j:프론트엔드 개발자 s:React s:TypeScript
- 경력 3년 이상의 서버 개발자 → y:3- j:백엔드 개발자
Spring Boot 기반 서버 개발 경험 3년 이상 → s:Spring Boot j:백엔드 개발자 y:3-
AWS 등 클라우드 환경 운영 경험 → s:AWS j:클라우드 엔지니어 w:운영
[핀테크] 시니어 백엔드 / 1억 이하 → w:핀테크 y:7- j:백엔드 개발자 h:-10000
Senior Backend Engineer (5+ yrs) → y:5- j:백엔드 개발자
프론트 3-5년차, 연봉 7천까지 → j:프론트엔드 개발자 y:3-5 h:-7000
자격요건: SQL, 태블로 → s:SQL s:Tableau
'결제' 경험 있는 백엔드 → w:결제 j:백엔드 개발자
“대용량트래픽” 백엔드 → w:대용량트래픽 j:백엔드 개발자
5년차 이상 iOS(Swift) 개발자 → y:5- s:iOS|j:iOS 개발자 s:Swift g:개발
데이터 엔지니어|Spark, Airflow → j:데이터 엔지니어 s:Spark s:Airflow
looking for react developer → s:React g:개발
백엔드 개발자 구합니다~ 코틀린 필수ㅎㅎ → j:백엔드 개발자 s:Kotlin
우대사항: Kafka, Redis 경험 → s:Kafka s:Redis
DevOps Engineer / Kubernetes 3+ years → j:데브옵스 엔지니어 s:Kubernetes y:3-

# nothing
😀 → 
🔥🔥 → 
찾아요 → 
... → 
👍 백엔드 → j:백엔드 개발자
ㅎㅎ → 
`
