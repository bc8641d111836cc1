/** Lines by which the reader is built. Written before it was changed. */
export const SEEN = `
# negation
java 말고 kotlin → !s:Java s:Kotlin
게임 빼고 백엔드 → !g:게임 j:백엔드 개발자
백엔드 java 제외 → j:백엔드 개발자 !s:Java
백엔드 -java → j:백엔드 개발자 !s:Java
php 아닌 백엔드 → !s:PHP j:백엔드 개발자
jquery 없는 프론트 → !s:jQuery j:프론트엔드 개발자
백엔드 not java → j:백엔드 개발자 !s:Java
NOT php 풀스택 → !s:PHP j:풀스택 개발자
개발자 프론트 빼고 → g:개발 !j:프론트엔드 개발자
신입 빼고 qa → y:1- j:QA 엔지니어
마케터인데 콘텐츠는 제외 → g:마케팅 !j:콘텐츠 마케터
게임 제외한 기획자 → !g:게임 j:서비스 기획·PM
물류 말고 커머스 → !w:물류 w:커머스
java, php 제외 백엔드 → !s:Java !s:PHP j:백엔드 개발자
게임이나 금융 빼고 pm → !g:게임|g:금융 j:서비스 기획·PM
프론트엔드(vue 제외) → j:프론트엔드 개발자 !s:Vue.js
앱 말고 웹 개발자 → !w:앱 j:웹 개발자
자바빼고 코틀린 → !s:Java s:Kotlin
외주는 빼고 react → !w:외주 s:React
react 아닌 프론트엔드 → !s:React j:프론트엔드 개발자
-게임 -금융 백엔드 → !g:게임 !g:금융 j:백엔드 개발자

# either
java 아니면 kotlin → s:Java|s:Kotlin
결제나 정산 → w:결제|w:정산
(결제|정산) → w:결제|w:정산
(결제|정산) 백엔드 → w:결제|w:정산 j:백엔드 개발자
자바 또는 코틀린 → s:Java|s:Kotlin
Java/Kotlin 백엔드 → s:Java|s:Kotlin j:백엔드 개발자
리액트나 뷰 하는 프론트 → s:React|s:Vue.js j:프론트엔드 개발자
react 혹은 vue → s:React|s:Vue.js
React / Vue → s:React|s:Vue.js
프론트/풀스택 → j:프론트엔드 개발자|j:풀스택 개발자
결제|정산 → w:결제|w:정산
파이썬이나 R → s:Python|s:R
go or java or kotlin → s:Go|s:Java|s:Kotlin
백엔드 또는 풀스택 5년 → j:백엔드 개발자|j:풀스택 개발자 y:4-6
'결제' or '정산' → w:결제|w:정산
mysql 또는 mariadb → s:MySQL|s:MariaDB
기획자나 pm → j:서비스 기획·PM
정산이나 결제 경험 → w:정산|w:결제
ui/ux 디자이너 → j:UX·UI 디자이너

# both
java 그리고 kotlin → s:Java s:Kotlin
java와 kotlin → s:Java s:Kotlin
리액트랑 타입스크립트 → s:React s:TypeScript
react, next.js → s:React s:Next.js
spring,jpa → s:Spring s:JPA
자바 및 스프링 → s:Java s:Spring
python and sql → s:Python s:SQL
파이썬과 sql → s:Python s:SQL
aws + terraform → s:AWS s:Terraform
결제·정산 → w:결제 w:정산
결제, 정산 → w:결제 w:정산
java & spring → s:Java s:Spring

# fillers
결제 경험 있는 백엔드 → w:결제 j:백엔드 개발자
백엔드 경험 있는 분 → j:백엔드 개발자
결제 하신 분 → w:결제
정산 해보신 분 → w:정산
코틀린 가능한 분 → s:Kotlin
백엔드 개발자 찾아요 → j:백엔드 개발자
현재 백엔드 → j:백엔드 개발자
백엔드 중 코틀린 → j:백엔드 개발자 s:Kotlin
"백엔드" → j:백엔드 개발자
"결제 경험" → w:결제
[백엔드] → j:백엔드 개발자
「결제」 → w:결제
백엔드, 5년차 → j:백엔드 개발자 y:4-6
react 쓰시는 분 계실까요? → s:React
급하게 백엔드 구해요 → j:백엔드 개발자
java를 다루는 백엔드 → s:Java j:백엔드 개발자
카프카 써보신 분 → s:Kafka
피그마 잘 쓰는 디자이너 → s:Figma g:디자인
물류 도메인 백엔드 → w:물류 j:백엔드 개발자
결제 쪽 백엔드 → w:결제 j:백엔드 개발자
데이터 분석 가능한 마케터 → j:데이터 분석가 g:마케팅
핀테크 업계 pm → w:핀테크 j:서비스 기획·PM
aws 다뤄보신 분 있나요 → s:AWS
이런 분: 파이썬, sql → s:Python s:SQL
백엔드 좀 찾아줘 → j:백엔드 개발자
프론트엔드 할 수 있는 분 → j:프론트엔드 개발자
스프링 사용 경험 → s:Spring
결제 관련 경험이 있으신 분 → w:결제
온보딩 개선해본 pm → w:온보딩 j:서비스 기획·PM
쿠버네티스 구축해보신 데브옵스 → s:Kubernetes j:데브옵스 엔지니어

# years
5년차 백엔드 → y:4-6 j:백엔드 개발자
만 5년 → y:4-6
만5년 백엔드 → y:4-6 j:백엔드 개발자
5년 정도 → y:4-6
5년 내외 백엔드 → y:4-6 j:백엔드 개발자
3~5년 사이 → y:3-5
3-5년차 → y:3-5
3~5년차 백엔드 → y:3-5 j:백엔드 개발자
5년 이상 10년 미만 → y:5-9
3년 이상 5년 이하 → y:3-5
3년 미만 → y:-2
5년 미만 프론트 → y:-4 j:프론트엔드 개발자
5년 초과 → y:6-
5년 이하 → y:-5
5년 이상 → y:5-
최소 3년 → y:3-
최소 3년 이상 백엔드 → y:3- j:백엔드 개발자
최대 10년 → y:-10
7년 이내 → y:-7
3년 이상의 경력 → y:3-
경력 5년 이상 → y:5-
5년이상 → y:5-
5년이상10년미만 → y:5-9
3년차~5년차 → y:3-5
5년+ → y:5-
5+년 → y:5-
5년↑ → y:5-
5년↓ → y:-5
over 5 years → y:5-
less than 3 years → y:-2
at least 3 years java → y:3- s:Java
3 to 5 years → y:3-5
경력 3~7년 → y:3-7
연차 3~5 → y:3-5
10년 이상된 백엔드 → y:10- j:백엔드 개발자
3년에서 7년 사이 → y:3-7
한 5년 된 디자이너 → y:4-6 g:디자인
백엔드 5~7 → j:백엔드 개발자 y:5-7
연차 무관 디자이너 → g:디자인

# seniority
주니어 → y:-3
시니어 → y:7-
리드 → y:8-
시니어 백엔드 → y:7- j:백엔드 개발자
주니어급 → y:-3
백엔드 리드 → j:백엔드 개발자 y:8-
senior backend engineer → y:7- j:백엔드 개발자
시니어 5년 이상 → y:5-
미들 → y:4-7
신입 백엔드 → y:-0 j:백엔드 개발자
중니어 프론트 → y:4-7 j:프론트엔드 개발자

# hope
7천만~9천만 → h:7000-9000
7~9천 → h:7000-9000
7-9천 → h:7000-9000
7천~9천 → h:7000-9000
1억 이상 → h:10000-
1억 이하 → h:-10000
1억 미만 → h:-9999
희망 6천 → h:-6000
희망 6천 이하 → h:-6000
희망연봉 7천 이하 → h:-7000
희망 연봉 6000 → h:-6000
연봉 7000 이하 → h:-7000
연봉 5000~6000 → h:5000-6000
7천 초과 → h:7001-
7천 미만 백엔드 → h:-6999 j:백엔드 개발자
6천 이상 8천 이하 → h:6000-8000
6천 이상 8천 미만 → h:6000-7999
7천 내외 → h:-7000
7천 정도 백엔드 → h:-7000 j:백엔드 개발자
10,000만 → h:-10000
10,000만원 이하 → h:-10000
1.2억 이하 → h:-12000
1억2천 → h:-12000
1억 5천 이하 → h:-15000
6천5백 이하 → h:-6500
6,500만원 → h:-6500
5500만원 이하 → h:-5500
예산 8천 → h:-8000
최대 9천 → h:-9000
최소 6천 → h:6000-
7천대 → h:7000-7999
8천만원까지 → h:-8000
60,000,000원 이하 → h:-6000
9천~1억 → h:9000-10000

# income
현재 연봉 6천 이하 → i:-6000
현재연봉 6천 → i:-6000
현재 연봉 5천~7천 → i:5000-7000
현재 연봉 6천 이하 희망 7천 이하 → i:-6000 h:-7000
직전 연봉 7천 미만 → i:-6999
지금 연봉 6천 이상 → i:6000-
현 연봉 8000 이하 → i:-8000
소득 6천 이상 → i:6000-
연봉 7천 받고 계신 분 → i:-7000

# aside
95년생 → ?age
95년생 백엔드 → ?age j:백엔드 개발자
1995년생 → ?age
2021년 졸업 → ?graduation
2021년 졸업 백엔드 → ?graduation j:백엔드 개발자
21년 졸업자 → ?graduation
30대 → ?age
30대 백엔드 → ?age j:백엔드 개발자
나이 35세 이하 → ?age
90년생 이상 → ?age
2023년 2월 졸업예정 → ?graduation
만 30세 미만 마케터 → ?age g:마케팅

# names
FE → j:프론트엔드 개발자
fe 개발자 → j:프론트엔드 개발자
백엔드 엔지니어 → j:백엔드 개발자
프론트 개발자 → j:프론트엔드 개발자
JVM → s:Java|s:Kotlin
인사담당자 → j:인사·채용
HR 담당자 → j:인사·채용
ML → j:머신러닝 엔지니어
ml 엔지니어 → j:머신러닝 엔지니어
spring → s:Spring
java 개발자 → s:Java g:개발
자바개발자 → s:Java g:개발
ios개발자 → j:iOS 개발자
PM 직무 → j:서비스 기획·PM
백엔드 포지션 → j:백엔드 개발자
재무팀 → j:재무 담당
마케팅 매니저 → g:마케팅
React 프론트엔드 개발자 → s:React j:프론트엔드 개발자
웹디자이너 포토샵 → j:웹 디자이너 s:Photoshop
채용 매니저 → j:인사·채용
devops/sre → j:데브옵스 엔지니어|j:사이트 신뢰성 엔지니어
코틀린백엔드 → s:Kotlin j:백엔드 개발자

# words
배치 처리 백엔드 → w:배치 w:처리 j:백엔드 개발자
운영 → w:운영
안전 → w:안전
비전 → w:비전
감사합니다 → 
비트 → w:비트
오스 → w:오스
품질 관리 → j:품질 관리
핀테크 → w:핀테크
대사 → w:대사
구독 결제 → w:구독 w:결제
대용량 트래픽 → w:대용량 w:트래픽
결제를 만든 백엔드 → w:결제 j:백엔드 개발자
마을 → w:마을
전문가 → w:전문가

# keyboard
qordpsem → j:백엔드 개발자
ㅓㅁㅍㅁ → s:Java
vmfhsxmdpsem → j:프론트엔드 개발자
fldorxm → s:React
ㅅㅛㅔㄷㄴㅊ갸ㅔㅅ → s:TypeScript
qordpsem 5년차 → j:백엔드 개발자 y:4-6
elqdhqtm → j:데브옵스 엔지니어
ㅡㅁ갸ㅁㅇㅠ → s:MariaDB
vkdlTjs → s:Python
rufwp → w:결제
뮤ㅜㄴ → w:뮤ㅜㄴ

# slips
백앤드 → j:백엔드 개발자
빽앤드 → j:백엔드 개발자
프론트엔ㄷ → j:프론트엔드 개발자
리엑트 → s:React
자봐 → s:Java
쟈바 → s:Java
tpyescript → s:TypeScript
pyhton → s:Python
kotlln → s:Kotlin
스프링부투 → s:Spring Boot
데브옵쓰 → j:데브옵스 엔지니어
마케타 → g:마케팅
reactt → s:React
파이선 → s:Python
백 앤드 → j:백엔드 개발자
ㅂ엔드 → j:백엔드 개발자

# status
재직 중 → @employed
재직중 → @employed
현재 재직중인 분 → @employed
이직 준비 → @seeking
이직 준비중 → @seeking
구직 중 → @seeking
구직중인 백엔드 → @seeking j:백엔드 개발자
새로 온 분 → @new
새로 온 백엔드 5년차 → @new j:백엔드 개발자 y:4-6
관심회사로 고른 분 → @likes
우리를 관심회사로 고른 백엔드 → @likes j:백엔드 개발자
안 본 분 → @unseen
아직 안 본 분 → @unseen
안본 백엔드 → @unseen j:백엔드 개발자

# career
노을클라우드 출신 → e:노을클라우드
노을클라우드 출신 백엔드 → e:노을클라우드 j:백엔드 개발자
두들페이 다녔던 분 → e:두들페이
두들페이에서 일한 pm → e:두들페이 j:서비스 기획·PM
서울대 컴공 → u:서울대학교 m:컴퓨터공학과
서울대 출신 백엔드 → u:서울대학교 j:백엔드 개발자
컴공 → m:컴퓨터공학과
컴퓨터공학 전공 → m:컴퓨터공학과
카이스트 전산학과 → u:한국과학기술원 m:전산학과
경영학과 나온 마케터 → m:경영학과 g:마케팅
스타트업 출신 → w:스타트업
전 모카로지스 → e:모카로지스

# ads
[급구] 백엔드 개발자 (Java, Spring) → j:백엔드 개발자 s:Java s:Spring
• 5년 이상의 백엔드 개발 경력 → y:5- j:백엔드 개발자
백엔드 개발자(5년 이상) → j:백엔드 개발자 y:5-
백엔드/5년/7천 → j:백엔드 개발자 y:4-6 h:-7000
결제 "정산" → w:결제 w:정산
Backend Engineer, Kotlin, 5+ years → j:백엔드 개발자 s:Kotlin y:5-
자격 요건 : Java 3년 이상 → s:Java y:3-
프론트엔드 시니어 모십니다!! → j:프론트엔드 개발자 y:7-
React 또는 Vue 경험 3년 이상 보유하신 분 → s:React|s:Vue.js y:3-
안녕하세요 백엔드 찾고 있습니다 → j:백엔드 개발자

# nothing
👍 → 
🙂🙂 → 
! → 
() → 
찾습니다 → 
백엔드 🔥 → j:백엔드 개발자
`
