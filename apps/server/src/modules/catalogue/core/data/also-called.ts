/*
 * What people type for a skill or a job besides its name and its Korean spelling: short forms, other spellings, slips that
 * are nearly words by now. A search reads them; nothing shows them.
 */

export const ALSO_CALLED = `
Spring=스프링 프레임워크|Spring Framework|spring mvc, Spring Boot=springboot|스프링 부트|스부, Java=jdk|jvm|java8|java11|java17|java21|쟈바, Kotlin=kt|jvm|코트린|코틀인,
Node.js=node|nodejs|노드js|노드제이에스|노드 js, NestJS=nest|nest.js|네스트js|네스트JS, Express=express.js|expressjs|익스프레스js, Python=py|python3|파이선|파이썬3,
Django=장고|DRF|django rest framework|쟝고, FastAPI=fast api|패스트에이피아이, Flask=플라스크, Go=golang|go언어|고언어|고 언어, Rust=러스트 언어|rustlang, C#=csharp|c샵|씨샾|시샵,
.NET=dotnet|닷넷코어|.net core|dotnet core, ASP.NET=asp|asp.net core|에이에스피, PHP=php7|php8, Laravel=라라벨, Ruby=루비 언어, Ruby on Rails=rails|ror|루비온레일즈|레일스|루비 온 레일즈,
Scala=스칼라 언어, Spring Security=시큐리티, Spring WebFlux=webflux|웹 플럭스, JPA=제이피에이|Spring Data JPA|스프링 데이터, Hibernate=하이버네이트, QueryDSL=쿼리디에스엘|쿼디,
MyBatis=마이바티스|ibatis|아이바티스, Prisma=프리즈마, TypeORM=타입오알엠, Sequelize=시퀄라이저, gRPC=지알피씨|grpc, REST API=rest|restful|레스트|restful api, GraphQL=gql|그래프 큐엘|그래프QL,
WebSocket=websockets|웹 소켓|ws, Socket.IO=socketio|소켓 아이오, OAuth=oauth2|oauth 2.0|오스, JWT=제이더블유티, Swagger=스웨거 문서, Servlet=서블렛, JSP=제이에스피, Tomcat=톰켓|아파치 톰캣,
eGovFrame=전자정부|전자정부프레임워크|egov, Gradle=그래들, Maven=메이븐, JUnit=junit5|제이 유닛, MSA=마이크로 서비스|마이크로서비스 아키텍처|microservice|microservices, DDD=디디디|domain driven design,
TDD=티디디, React=reactjs|react.js|리엑트|리액트js|리액트 js|ㄹㅇㅌ, TypeScript=ts|타스|타입 스크립트|타입스크립|typesript, JavaScript=js|자스|자바 스크립트|es6|ecmascript|바닐라js|vanilla js,
Next.js=next|nextjs|넥스트js|넥스트제이에스|넥스트 js, Vue.js=vue|vuejs|뷰js|뷰제이에스|vue3|뷰 js, Nuxt=nuxtjs|nuxt.js|넉스트js, Angular=angularjs|앵귤라|앵귤러js, Svelte=스벨트js, Remix=리믹스,
HTML=html5|에이치티엠엘, CSS=css3|씨에스에스, Sass=scss|싸스, Tailwind CSS=tailwind|tailwindcss|테일윈드css|테일윈드 css|테윈, styled-components=styled component|스타일드컴포넌트,
Bootstrap=부트 스트랩, Material UI=mui|머티리얼 ui|머터리얼, Ant Design=antd|앤트디자인, Redux=리덕스 툴킷|redux toolkit|rtk, Zustand=쥬스탄드|주스탠드, Recoil=리코일, MobX=모빅스,
TanStack Query=리액트쿼리|react-query|tanstack|탄스택|탠스택, React Hook Form=rhf|훅폼, Vite=비트|바이트, webpack=웹 팩, Babel=바벨, ESLint=린트|이에스 린트, Storybook=스토리 북, Jest=제스트|지스트,
Cypress=싸이프레스, Playwright=플레이 라이트, Three.js=threejs|쓰리js|삼제이에스, WebGL=웹지엘, PWA=피더블유에이, WebRTC=웹알티씨|웹rtc, WebAssembly=wasm|웹 어셈블리, Electron=일렉트론, jQuery=제이 쿼리|제쿼리,
Web Accessibility=접근성|a11y, Web Vitals=웹바이탈, Android=안드|aos|안드로이드 스튜디오|android studio, Jetpack Compose=compose|컴포즈|젯팩컴포즈, Kotlin Coroutines=coroutine|코루틴즈, Hilt=힐트, Retrofit=레트로 핏,
iOS=아이오스|아이폰, Swift=스위프트 언어|swift5, SwiftUI=스위프트유아이|스유, UIKit=유아이킷, Objective-C=objc|옵씨|오브젝티브c, RxSwift=알엑스스위프트, Flutter=플루터|플러터 앱, Dart=다트 언어, React Native=rn|리네|리액트네이티브|리엑트 네이티브,
Kotlin Multiplatform=멀티플랫폼, Firebase=파베|파이어 베이스, AWS=amazon web services|아마존웹서비스|아마존 클라우드|에이더블유에스, Docker=도커 컨테이너|docker compose|도커컴포즈, Kubernetes=k8s|kube|쿠베|쿠버|쿠버네티즈|쿠베르네티스,
Terraform=테라 폼|IaC, Linux=리눅스 서버, GCP=google cloud|구글클라우드|지씨피, Azure=아주르|ms azure|마이크로소프트 애저, Naver Cloud Platform=ncp|네이버클라우드, AWS Lambda=lambda|서버리스|serverless, Amazon S3=s3, Amazon EC2=ec2,
Amazon EKS=eks, Amazon ECS=ecs, Amazon RDS=rds, Amazon SQS=sqs, Argo CD=argocd|아르고cd, Helm=헬름 차트|helm chart, Istio=이스티오|서비스 메시|service mesh, Jenkins=젠킨즈, GitHub Actions=깃헙 액션|깃헙액션|깃허브액션|gha|github action, GitLab CI=깃랩 ci|gitlab-ci,
Ansible=엔서블|앤시블, Prometheus=프로메테우스|프로메데우스, Grafana=그라파나|그라파냐, OpenTelemetry=otel|오텔, Datadog=데이타독, Sentry=센츄리, Nginx=엔진 엑스|앤진엑스|nginX, Cloudflare=클라우드 플레어, Vercel=베르셀|버쎌, VMware=브이엠웨어,
Bash=쉘|셸|shell|쉘 스크립트|shell script, Git=깃트|버전 관리, GitHub=깃헙|github.com, Subversion=svn|서브버전, JMeter=제이 미터, MySQL=마이sql|my sql|마이에스큐앨, PostgreSQL=postgres|postgresql|포스트그레|포스트그레sql|포스트그레SQL|psql|포그, Redis=레디쓰,
Oracle Database=oracle|오라클db|오라클 db, MariaDB=마리아디비|마리아 db, MongoDB=mongo|몽고|몽고디비|몽고 db, SQL Server=ms sql|mssql|엠에스에스큐엘, Elasticsearch=es|elastic|elastic search|엘라스틱|엘라스틱 서치|ELK, OpenSearch=오픈 서치, DynamoDB=다이나모|dynamo,
Cassandra=카산드라, ClickHouse=클릭 하우스, Kafka=카프카|apache kafka|아파치 카프카, RabbitMQ=rabbit|래빗|래빗엠큐, SQL=쿼리|query, pgvector=벡터 db|vector db, C=c언어|c lang|씨 언어, C++=cpp|c플플|씨플플|시플플|c plus plus|씨플러스플러스, Qt=큐트,
ROS=로스, AUTOSAR=오토사|아우토사, PLC=피엘씨, Linux Kernel=커널|kernel, OpenCV=오픈씨브이, Solidity=솔리디티|스마트 컨트랙트|smart contract, Ethereum=이더|이더리움, SAP ERP=sap, SAP ABAP=abap|아밥, Salesforce=세일즈 포스|sfdc, RPA=알피에이, MATLAB=메트랩,
Selenium=셀레니움, Appium=애피움, Postman=포스트 맨, Jira=지라 jira|아틀라시안, Pandas=판다스|팬더스, NumPy=넘파이|넘피, Jupyter=쥬피터|주피터 노트북, Tableau=타블로|태블러, Power BI=powerbi|파워bi, Looker=루커, Looker Studio=데이터 스튜디오|data studio,
Google Analytics=ga|ga4|지에이|구글애널리틱스, BigQuery=빅쿼리|bq|빅 쿼리, Snowflake=스노우 플레이크|스노플레이크, Redshift=레드 시프트, Databricks=데이터 브릭스, Spark=apache spark|스파크|아파치 스파크, Hadoop=하둡 에코|hdfs, Airflow=에어 플로우|에어플로, dbt=디비티,
Kinesis=키네시스, Excel=엑셀 고급|액셀, Amplitude=앰플|엠플리튜드, Mixpanel=믹스 패널, A/B Testing=ab테스트|a/b 테스트|a/b테스트|실험 설계, PyTorch=파이 토치|토치|torch, TensorFlow=텐서 플로우|텐서플로우|tf, Keras=케라쓰, scikit-learn=sklearn|사이킷 런,
Hugging Face=huggingface|허깅 페이스, LangChain=랭 체인|langchain, CUDA=쿠다 프로그래밍, Kubeflow=큐브플로우, MLflow=엠엘 플로우, SageMaker=세이지 메이커, OpenAI API=openai|gpt|gpt api|챗gpt|chatgpt, RAG=래그|검색 증강, LoRA=로라|파인튜닝|fine tuning|fine-tuning,
YOLO=욜로, Reinforcement Learning=rl|강화학습, Prompt Engineering=프롬프트, Stable Diffusion=sd|스테이블디퓨전, Figma=피그마|휘그마|figma design, Sketch=스케치 앱, Adobe XD=xd|어도비xd, Zeplin=제플린, Photoshop=포샵|포토 샵|ps, Illustrator=일러|일러스트, InDesign=인디자인|인디,
After Effects=애펙|에펙|애프터이펙트|ae 모션, Premiere Pro=프리미어|프리미어프로, Protopie=프로토 파이, Framer=프레이머, Blender=블랜더, AutoCAD=캐드|cad|오토 캐드, Final Cut Pro=파컷|파이널 컷, Midjourney=미드 저니, Confluence=컨플, Notion=노션|노숀, Slack=슬렉,
Scrum=애자일|agile|스크럼 마스터, Google Ads=구글 광고|구글애즈, Meta Ads=페북 광고|메타광고|인스타 광고, Google Tag Manager=gtm|태그 매니저, AppsFlyer=앱스 플라이어, Airbridge=에어 브릿지, Braze=브래이즈, SEO=검색엔진최적화|검색 엔진 최적화|에스이오, Shopify=쇼피 파이,
WordPress=워프|워드 프레스, Unity=유니티3d|unity3d|유니티 엔진, Unreal Engine=unreal|언리얼|언리얼엔진|ue4|ue5, Cocos2d-x=cocos, DirectX=다이렉트엑스, OpenGL=오픈지엘, Maya=마야 3d, SolidWorks=솔웍|솔리드 웍스, CATIA=카티야, ANSYS=안시스, Revit=레빗, BIM=비아이엠, Workday=워크 데이,
백엔드 개발자=백엔드|백앤드|백엔드개발|backend|back-end|back end|be|서버|서버개발|서버 개발|서버개발자|서버 프로그래머|서버 엔지니어|backend engineer|backend developer|server developer, 프론트엔드 개발자=프론트|프런트|프런트엔드|프론트앤드|프런트앤드|프론트엔드개발|frontend|front-end|front end|fe|frontend engineer|frontend developer|웹프론트|프론트엔드 엔지니어|웹 프론트엔드,
풀스택 개발자=풀스텍|fullstack|full stack|full-stack|풀스택개발|풀스택 엔지니어, 안드로이드 개발자=안드 개발자|aos 개발자|android developer|android engineer, iOS 개발자=ios developer|ios engineer|아이폰 개발자, 크로스플랫폼 앱 개발자=앱 개발자|모바일 앱|모바일 개발자|하이브리드 앱|크로스 플랫폼|mobile developer|앱개발|앱 개발|모바일,
웹 개발자=웹개발|웹 개발|web developer|웹프로그래머|웹 프로그래머, 웹 퍼블리셔=퍼블리셔|퍼블|퍼블리싱|publisher, 데브옵스 엔지니어=devops|dev ops|데브옵스|데브옵|devops engineer|인프라|인프라 엔지니어|infra|플랫폼 엔지니어, 사이트 신뢰성 엔지니어=sre|site reliability engineer,
클라우드 엔지니어=cloud engineer|클라우드|클라우드 아키텍트|solutions architect|솔루션 아키텍트, 시스템 엔지니어=se|시스템 관리자|서버 관리자|system engineer, 네트워크 엔지니어=network engineer|네트웍, 데이터베이스 관리자=dba|디비에이|db 관리자|db관리자|db 엔지니어,
보안 엔지니어=보안|시큐리티 엔지니어|security|security engineer|모의 해킹|모의해킹|침해 대응|보안 담당자, 임베디드 개발자=임베디드|embedded|임베디드sw|펌웨어 개발자|firmware, 블록체인 개발자=블록체인|blockchain|web3|웹3|웹쓰리, 소프트웨어 아키텍트=아키텍트|architect|sw 아키텍트|테크니컬 아키텍트,
QA 엔지니어=qa|큐에이|테스터|tester|qa engineer|sdet|테스트 자동화|qa 매니저, ERP 개발자=erp|이알피, 전산 담당자=전산|전산직|사내 전산, 개발 팀장=개발팀장|개발 리더|개발리드|tl|엔지니어링 매니저|em|engineering manager, 최고 기술 책임자=cto|씨티오|기술이사,
데이터 분석가=da|데이터분석|데이터 분석|데이터분석가|데이타 분석|data analyst|애널리틱스, 데이터 엔지니어=de|data engineer|데이터엔지니어|데이타 엔지니어|데이터 파이프라인, 데이터 사이언티스트=ds|data scientist|데이터 과학자|데이터사이언스|data science|데이터 사이언스,
머신러닝 엔지니어=ml|mle|dl|ml engineer|ml 엔지니어|머신 러닝|machine learning|딥러닝|deep learning|딥 러닝|AI 엔지니어|ai engineer|인공지능 엔지니어|인공지능 개발자|ai 개발자, AI 연구원=ai researcher|ai 리서처|인공지능 연구|리서치 사이언티스트|research scientist|AI 엔지니어|ai engineer|ai 연구,
자연어 처리 엔지니어=nlp|자연어처리|자연어|llm 엔지니어|llm, 컴퓨터 비전 엔지니어=computer vision|cv 엔지니어|비전|컴퓨터비전, MLOps 엔지니어=mlops|엠엘옵스, 프롬프트 엔지니어=prompt engineer, BI 엔지니어=bi|bi 분석가, 그로스 분석가=그로스|growth,
서비스 기획·PM=pm|피엠|기획자|서비스기획|서비스 기획자|프로덕트매니저|product manager|프로덕트 기획|제품 기획|앱 기획|웹 기획, 프로덕트 오너=po|피오|product owner|프로덕트오너, 프로젝트 매니저=project manager|프로젝트매니저|프로젝트 관리|pmo|피엠오, 사업 개발=bd|사업개발|비즈니스 개발|business development|biz dev|비즈데브,
사업 기획=사업기획, 전략 기획=전략기획|전략|strategy|경영 전략|경영전략, 상품 기획=상품기획, 콘텐츠 기획=컨텐츠 기획|콘텐츠기획, 경영 컨설턴트=컨설턴트|컨설팅|consultant|경영컨설팅, 기술 기획=tpm|기술기획|technical pm,
프로덕트 디자이너=프로덕트디자이너|product designer|제품 디자인|프로덕트 디자인|pd, UX·UI 디자이너=ux 디자이너|ui 디자이너|ux|ui|uxui|uiux|ui/ux|ux/ui|ui ux|ux ui|ux 디자인|ui 디자인|유엑스|유아이, 웹 디자이너=웹디자인|웹디자이너|web designer, 그래픽 디자이너=그래픽|그래픽디자인|graphic designer|시각 디자이너|편집 디자이너,
브랜드 디자이너=bx|브랜드디자인|brand designer|bx 디자이너, 모션 디자이너=모션그래픽|모션 그래픽|motion designer, 영상 디자이너=영상디자인, UX 리서처=ux researcher|ux 리서치|사용자 조사|uxr, 아트 디렉터=art director|ad 디렉터,
퍼포먼스 마케터=퍼포|퍼포먼스|퍼포먼스 마케팅|performance marketer, 콘텐츠 마케터=컨텐츠 마케터|콘텐츠 마케팅|content marketer, 브랜드 마케터=브랜드 마케팅|brand marketer, 그로스 마케터=그로스 마케팅|growth marketer|그로스해커|그로스 해커, CRM 마케터=crm|씨알엠|crm 마케팅, 디지털 마케터=디지털마케팅|온라인 마케터|온라인마케팅, SNS 마케터=sns|소셜 미디어|소셜미디어|인스타그램 운영, 광고 기획=ae|광고기획|광고 대행사, 홍보·PR=pr|홍보|언론 홍보|피알, 카피라이터=카피|copywriter,
기업 영업=b2b|b2b 세일즈|b2b영업|기업영업|세일즈|sales|account executive|영업 대표, 기술 영업=기술영업|프리세일즈|pre-sales|presales|technical sales, 해외 영업=해외영업|글로벌 영업|overseas sales, 솔루션 영업=솔루션영업|saas 영업, 영업 관리=영업관리, 제약 영업=mr|제약영업, 파트너십 매니저=파트너십|partnership|제휴, 고객 성공 매니저=csm|고객 성공|customer success|고객성공,
인사·채용=hr|인사담당자|인사담당|에이치알|채용|채용 담당자|리크루팅|recruiter|recruiting|ta|talent acquisition|헤드헌터, 인사 기획=hrbp|인사기획|hrm, 급여·보상=급여|보상|c&b|페이롤|payroll, 교육 담당=hrd|사내 교육, 조직 문화=조직문화|컬처|culture|피플팀, 총무=ga 총무|사무 관리,
회계 담당=회계|경리|accounting|accountant|재무회계, 재무 담당=재무|finance|재무팀, 세무 담당=세무, 자금 관리=자금|treasury, 내부 감사=감사|internal audit, 경영 관리=fp&a|fpna|경영관리|관리회계, 공시·IR=ir|공시|아이알, 회계사=cpa|공인회계사|kicpa, 사내 변호사=인하우스|in-house counsel|사내변호사, 법무 담당=법무|legal, 변리사=patent attorney, 컴플라이언스 담당=컴플라이언스|compliance|준법 감시,
투자 심사역=심사역|vc 심사역|벤처캐피탈|벤처 캐피탈, 펀드 매니저=펀드매니저|운용역, 퀀트=quant|퀀트 개발자, 리스크 관리=리스크|risk, 보험 계리사=계리사|actuary, 투자 은행=ib|투자은행|m&a, 고객 상담=cs|씨에스|상담원|고객상담|customer service, 고객 경험 매니저=cx|씨엑스|고객 경험|customer experience, 기술 지원 엔지니어=기술지원|technical support|테크 서포트, 서비스 운영=운영|operations|ops|운영 매니저,
생산 관리=생산관리|production, 생산 기술=생산기술|생기, 공정 관리=공정|process engineer|공정 엔지니어, 품질 관리=qc|품질|품질관리|quality, 품질 보증 담당=품질보증|qa 품질, 설비 엔지니어=설비|설비 보전|facility, 안전·환경 관리=ehs|안전|환경 안전|환경안전, 기계 설계=기구 설계|기구설계|기계설계|기구 개발|mechanical engineer, 회로 설계=회로설계|하드웨어|hardware|hw|hw 엔지니어|전자 회로, 반도체 설계=반도체설계|rtl|asic|디지털 설계|soc, 반도체 공정=반도체공정|반도체, 로봇 엔지니어=로봇|로보틱스|robotics, 배터리 연구원=배터리|2차전지|이차전지, 자동차 연구원=자동차|자율주행|모빌리티 연구,
구매·조달=구매|조달|procurement|소싱|sourcing|바이어, 공급망 관리=scm|공급망|supply chain, 무역 사무=무역|무역사무, 상품 기획자=md|엠디|머천다이저|merchandiser, 임상 연구원=cra|임상|clinical|씨알에이, 인허가 담당=ra|인허가|regulatory, 바이오 연구원=바이오|bio|생명 과학, 간호사=rn 간호사|nurse, 건축 설계=건축|건축설계|건축사|architect 건축, 시공 관리=시공|현장 관리|시공관리, 코딩 강사=부트캠프 강사|개발 강사, 영상 편집자=영상 편집|영상편집|편집 감독|video editor, 방송 PD=피디|예능 pd|프로듀서, 기자=리포터|reporter|journalist, 편집자=에디터|editor|콘텐츠 에디터,
게임 기획자=게임기획|게임 기획|game designer, 게임 클라이언트 개발자=게임 클라|클라이언트 개발자|게임 클라이언트|클라 개발자|unity developer, 게임 서버 개발자=게임서버|게임 서버, 게임 원화가=원화|원화가|컨셉 아트|concept artist, 3D 모델러=3d|모델러|모델링, 이펙트 디자이너=이펙터|vfx, 테크니컬 아티스트=ta 아티스트|technical artist|테크 아티스트, 레벨 디자이너=level designer, 게임 운영=gm|게임운영, 바리스타=barista, 조리사=셰프|chef|요리사, 매장 관리=점장|매니저 매장|스토어 매니저
`

/** What everybody of a group is called. */
export const GROUPS_CALLED = `
개발=개발자|프로그래머|developer|programmer|소프트웨어 엔지니어|software engineer|swe|sw 개발자|엔지니어|engineer, 데이터·AI=데이터|분석가|AI|데이터 직군|인공지능|에이아이, 기획·PM=기획|기획 직군,
디자인=디자이너|designer|design, 마케팅=마케터|marketer|marketing, 영업=영업 직군|영업사원, 인사·총무=인사|인사팀|피플, 재무·회계=재무회계 직군|재무·회계 직군, 법률=법률 직군|변호사 직군, 금융=금융권|finance 직군,
고객지원=고객 지원|customer support, 생산·품질=생산직군|제조, 연구·R&D=연구|연구원|연구직|r&d|rnd|연구개발|연구 개발, 물류·무역=물류 직군, 의료·바이오=의료|의료진|헬스케어 직군, 건설·부동산=건설|부동산, 교육=교육 직군|강사|선생님, 미디어·콘텐츠=미디어|방송, 게임=게임 직군|게임업계|game, 서비스·외식=외식, 공공·복지=공공|복지
`

/** What a search for the name finds second: the same tool with more to its name, the next trade. */
export const KIN = `
Spring=Spring Boot|Spring Batch|Spring Cloud|Spring Security|Spring WebFlux, AWS=Amazon EC2|Amazon S3|AWS Lambda|Amazon ECS|Amazon EKS|Amazon RDS|Amazon SQS|Amazon CloudFront|CloudFormation|AWS CDK,
.NET=ASP.NET|.NET MAUI, Kafka=Kafka Streams, Spark=PySpark, SAP ERP=SAP ABAP|SAP S/4HANA, Android=Android Jetpack|Jetpack Compose, Salesforce=Salesforce Marketing Cloud, ROS=ROS 2,
머신러닝 엔지니어=MLOps 엔지니어, 인사·채용=인사 기획, 데브옵스 엔지니어=사이트 신뢰성 엔지니어, 사이트 신뢰성 엔지니어=데브옵스 엔지니어
`
