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

# again
스타트업에서 PM 해보신 분 3년 이상 → w:스타트업 j:서비스 기획·PM y:3-
파이썬 백엔드 (장고나 fastapi) → s:Python j:백엔드 개발자 s:Django|s:FastAPI
자바 스프링 5년↑ 서울대 → s:Java s:Spring y:5- u:서울대학교
연봉 6천~7천 사이 프론트엔드, 리액트 필수, 뷰는 안 됨 → h:6000-7000 j:프론트엔드 개발자 s:React !s:Vue.js
경력 7년차 이상 or 시니어 백엔드 → y:7- j:백엔드 개발자
게임 말고 커머스나 핀테크 해본 기획자 → !g:게임 w:커머스|w:핀테크 j:서비스 기획·PM
3년 미만 주니어 마케터 → y:-2 g:마케팅
5천 이상 7천 미만 데이터 분석가 → h:5000-6999 j:데이터 분석가
희망연봉 1억 넘지 않는 시니어 → h:-10000 y:7-
네카라 출신 → e:네카라
노을클라우드나 두들페이 출신 → e:노을클라우드|e:두들페이
노을클라우드 출신 제외 백엔드 → !e:노을클라우드 j:백엔드 개발자
컴공 전공 백엔드 신입 → m:컴퓨터공학과 j:백엔드 개발자 y:-0
비전공자도 괜찮은 프론트 → j:프론트엔드 개발자
데브옵스(AWS, k8s) 3~7년 → j:데브옵스 엔지니어 s:AWS s:Kubernetes y:3-7
ML/DL 엔지니어 → j:머신러닝 엔지니어
kotlin,spring boot,jpa 백엔드 → s:Kotlin s:Spring Boot s:JPA j:백엔드 개발자
우리 회사 관심 있는 백엔드 → @likes j:백엔드 개발자
최근에 가입한 디자이너 → @new g:디자인
현재 재직중 아닌 분 → @seeking
이직 준비 중이면서 5년 이상 → @seeking y:5-
아직 못 본 마케터 5년차 → @unseen g:마케팅 y:4-6
리액트 개발자 3년차 7천 이하 결제 경험자 → s:React g:개발 y:2-4 h:-7000 w:결제
백엔드 10년 이하 → j:백엔드 개발자 y:-10
5년차까지 → y:-5
7천만원 미만 희망하는 분 → h:-6999
연봉 9천 초과 → h:9001-
직전 연봉 8천 이상인 분 → i:8000-
98년생 디자이너 → ?age g:디자인
2018년 졸업한 백엔드 → ?graduation j:백엔드 개발자
프론트엔드 개발자, 단 jquery 제외 → j:프론트엔드 개발자 !s:jQuery
'대용량 트래픽' 처리 경험 → w:대용량 w:트래픽 w:처리
【급구】 iOS 개발자 → j:iOS 개발자
(신입/주니어) 백엔드 → y:-0 j:백엔드 개발자
qkrdpsem → j:백엔드 개발자
ㅋㅌㄹ → s:Kotlin
스프링 부트 아니면 노드 백엔드 → s:Spring Boot|s:Node.js j:백엔드 개발자
typescript & react 5+ → s:TypeScript s:React y:5-
PM or 기획자 or PO → j:서비스 기획·PM|j:프로덕트 오너
node.js 또는 nest.js 쓰시는 분 구해요 → s:Node.js|s:NestJS
인사 담당자 5년 이상 10년 이하 → j:인사·채용 y:5-10
영어 잘하는 해외영업 → w:영어 j:해외 영업
B2B 세일즈 3년 → j:기업 영업 y:2-4
회계사 자격증 있는 재무 담당 → j:회계사 w:자격증 j:재무 담당
쇼핑몰 운영해본 MD → w:쇼핑몰 j:상품 기획자

# and again
자바/코틀린 가능한 서버 개발자 구합니다 (5~10년) → s:Java|s:Kotlin j:백엔드 개발자 y:5-10
React.js 숙련자 → s:React
5년 이상의 서버 개발 경력을 보유하신 분 → y:5- j:백엔드 개발자
RESTful API 설계 및 개발 경험 → s:REST API g:개발
CI/CD 파이프라인 구축 경험이 있으신 분 → w:ci/cd w:파이프라인
Docker, Kubernetes 등 컨테이너 환경에 익숙하신 분 → s:Docker s:Kubernetes w:컨테이너
SQL을 활용한 데이터 분석 → s:SQL j:데이터 분석가
모바일 앱 출시 경험 → j:크로스플랫폼 앱 개발자 w:출시
협업 툴(Jira, Confluence) → w:협업 w:툴 s:Jira s:Confluence
자바 개발자인데 연봉 7천 넘지 않는 분 → s:Java g:개발 h:-7000
프론트엔드 5년차 정도 되는 분 어디 없나요 → j:프론트엔드 개발자 y:4-6
결제 경험 있고 정산도 해본 백엔드 → w:결제 w:정산 j:백엔드 개발자
B2C 서비스 기획 경험자 → w:b2c j:서비스 기획·PM
네이버 출신 프론트 → e:네이버 j:프론트엔드 개발자
토스 다니셨던 분 → e:토스
전 직장이 두들페이인 분 → e:두들페이
두들페이 근무자 → e:두들페이
KAIST 전산 → u:한국과학기술원 m:전산학과
석사 이상 머신러닝 → w:석사 j:머신러닝 엔지니어
영문과 출신 마케터 → m:영어영문학과 g:마케팅
4년제 대졸 → w:4년제 w:대졸
경력 1~3년 마케터 연봉 4천~5천 → y:1-3 g:마케팅 h:4000-5000
연봉 협의 백엔드 → j:백엔드 개발자
8천↓ 백엔드 → h:-8000 j:백엔드 개발자
5~7년차 / 희망 6~8천 / 백엔드 → y:5-7 h:6000-8000 j:백엔드 개발자
희망 연봉 6천만원~7천만원대 → h:6000-7999
현재 7천 이상 받는 시니어 → i:7000- y:7-
6년 차 디자이너 → y:5-7 g:디자인
삼 년 이상 → y:3-
열정 있는 신입 개발자 → w:열정 y:-0 g:개발
파이썬 가능자, 자바는 제외 → s:Python !s:Java
데이터 엔지니어 (스파크 or 플링크) → j:데이터 엔지니어 s:Spark|s:Flink
HTML/CSS/JS 잘하는 퍼블리셔 → s:HTML|s:CSS|s:JavaScript j:웹 퍼블리셔
c++/c# 게임 클라이언트 → s:C++|s:C# j:게임 클라이언트 개발자
재직자 중 이직 의사 있는 백엔드 → @employed j:백엔드 개발자
이번주 신규 후보자 → @new
미열람 백엔드 → @unseen j:백엔드 개발자
저희 회사에 관심 있는 디자이너 → @likes g:디자인
fㄷ멏ㅅ → w:fㄷ멏ㅅ

# a fourth time
백엔드 개발자 5년 이상 Java Spring 경력자 → j:백엔드 개발자 y:5- s:Java s:Spring
연봉 7000만원 이하 React 개발자 → h:-7000 s:React g:개발
Python/Django 3년차 → s:Python|s:Django y:2-4
프리랜서 제외 프론트엔드 → !w:프리랜서 j:프론트엔드 개발자
AWS 자격증 보유 데브옵스 → s:AWS w:자격증 j:데브옵스 엔지니어
영어 가능한 PM → w:영어 j:서비스 기획·PM
핀테크 회사 다녀본 기획자 → w:핀테크 j:서비스 기획·PM
스프링 써봤고 도커도 아는 백엔드 → s:Spring s:Docker j:백엔드 개발자
리액트 3년 넘게 쓴 사람 → s:React y:3-
5년차 언저리 디자이너 → y:4-6 g:디자인
경력 3년~ 마케터 → y:3- g:마케팅
~5년차 백엔드 → y:-5 j:백엔드 개발자
7천~ → h:7000-
~8천 프론트 → h:-8000 j:프론트엔드 개발자
연봉 6,000 ~ 7,500 → h:6000-7500
희망연봉: 8000만원 → h:-8000
8천만 원 이하 → h:-8000
1억 2천만원 이하 → h:-12000
현재 연봉은 5천 이상, 희망은 7천 이하 → i:5000- h:-7000
현연봉 6천~7천 백엔드 → i:6000-7000 j:백엔드 개발자
올해 졸업 예정인 신입 → ?graduation y:-0
30대 중반 이하 PM → ?age j:서비스 기획·PM
안드로이드/iOS 둘 다 가능한 분 → s:Android|j:안드로이드 개발자|s:iOS|j:iOS 개발자
BI 툴(태블로, 루커) 써본 분석가 → j:BI 엔지니어 w:툴 s:Tableau s:Looker g:데이터·AI
데이터 파이프라인 설계 → j:데이터 엔지니어
LLM 서비스 개발해본 사람 → j:자연어 처리 엔지니어 w:서비스
언리얼 5 클라이언트 → s:Unreal Engine w:5 w:클라이언트
스프링 아닌데 자바인 백엔드 → !s:Spring s:Java j:백엔드 개발자
react, next 필수 vue 제외 → s:React s:Next.js !s:Vue.js
백엔드 -신입 -인턴 → j:백엔드 개발자 y:1- !w:인턴
HR 5년차 이상 채용 담당자 → j:인사·채용 y:5-
"데이터 엔지니어" spark → j:데이터 엔지니어 s:Spark
[React] [TypeScript] 프론트 → s:React s:TypeScript j:프론트엔드 개발자
프론트엔드개발자3년차 → j:프론트엔드 개발자 y:2-4
백엔드5년 → j:백엔드 개발자 y:4-6
자바5년차7천 → s:Java y:4-6 h:-7000
xkdlqtmzmflqxm → s:TypeScript

# a fifth time
백엔드 개발자 뽑습니다 자바 5년 이상이면 좋겠습니다 → j:백엔드 개발자 s:Java y:5-
핀테크에서 일하는 분 중에 리액트 하시는 분 → w:핀테크 s:React
커머스 경력 5년 이상 프로덕트 디자이너 구해봅니다 → w:커머스 y:5- j:프로덕트 디자이너
마케팅 쪽 일 하시던 분 → g:마케팅
연봉은 6천 이하로, 경력은 3년 이상으로 → h:-6000 y:3-
Node.js 백엔드(Express/NestJS), 3년+ → s:Node.js j:백엔드 개발자 s:Express|s:NestJS y:3-
쿠버네티스 운영 경험 필수! 테라폼 우대 → s:Kubernetes w:운영 s:Terraform
QA 자동화 경험자 (셀레니움, 앱피움) → j:QA 엔지니어 w:자동화 s:Selenium s:Appium
스크럼 마스터 경험 있으신 PM님 → s:Scrum j:서비스 기획·PM
총무 / 경영지원 → j:총무|w:경영지원
경리 3년 미만 → j:회계 담당 y:-2
전략기획 시니어급 → j:전략 기획 y:7-
해외영업 영어능통자 → j:해외 영업 w:영어
SCM 담당자 식품업계 → j:공급망 관리 w:식품
임베디드 C/C++ → j:임베디드 개발자 s:C|s:C++
유니티 게임 클라 3년~5년 → s:Unity j:게임 클라이언트 개발자 y:3-5
3D 모델러 블렌더 → j:3D 모델러 s:Blender
영상편집자 프리미어 애펙 → j:영상 편집자 s:Premiere Pro s:After Effects
카피라이터 말고 콘텐츠 마케터 → !j:카피라이터 j:콘텐츠 마케터
보안 엔지니어 모의해킹 경험 → j:보안 엔지니어
AI 연구원 pytorch 논문 → j:AI 연구원 s:PyTorch w:논문
간호사 5년 이상 서울대병원 출신 → j:간호사 y:5- e:서울대병원
변호사 인하우스 3년차 → j:사내 변호사 y:2-4
연대 나온 마케터 → u:연세대학교 g:마케팅
고대 경영 → u:고려대학교 m:경영학과
성대 컴공 백엔드 → u:성균관대학교 m:컴퓨터공학과 j:백엔드 개발자
한양대 산공 → u:한양대학교 m:산업공학과
이대 시각디자인 출신 디자이너 → u:이화여자대학교 m:시각디자인학과 g:디자인
두들페이 or 세모스토어 다닌 분 → e:두들페이|e:세모스토어
두들페이 아닌 핀테크 백엔드 → !w:두들페이 w:핀테크 j:백엔드 개발자
백엔드 제외하고 개발자 전부 → !j:백엔드 개발자 g:개발
희망연봉 안 적은 분 빼고 → 
5년 이상이고 8년 이하 → y:5-8
경력 5년 전후, 연봉 7천 전후 → y:4-6 h:-7000
최소 5년에서 최대 8년 → y:5-8
5천만 원에서 6천만 원 사이 → h:5000-6000
월 500 이상 → 
시급제 알바 → w:시급제 w:알바
재택 가능 프론트 → w:재택 j:프론트엔드 개발자
이직 준비중인 5년차 백엔드 7천 이하 → @seeking y:4-6 j:백엔드 개발자 h:-7000
`
