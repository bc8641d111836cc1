/** What people of a job reach for first, most common first; shown until enough of them have said it themselves. */
export const TECH_BY_JOB = `
백엔드 개발자: Java, Spring Boot, Kotlin, MySQL, Redis, AWS, JPA, Kafka, Node.js, Docker
프론트엔드 개발자: React, TypeScript, Next.js, JavaScript, Tailwind CSS, TanStack Query, Vue.js, Vite, Zustand, Storybook
풀스택 개발자: TypeScript, React, Node.js, Next.js, NestJS, PostgreSQL, AWS, Docker, Prisma, Spring Boot
웹 개발자: JavaScript, Java, Spring, JSP, MySQL, jQuery, React, HTML, CSS, PHP
웹 퍼블리셔: HTML, CSS, JavaScript, Sass, jQuery, Web Accessibility, React, Figma, Tailwind CSS, GSAP
안드로이드 개발자: Kotlin, Android, Jetpack Compose, Kotlin Coroutines, Hilt, Retrofit, Room, Android Jetpack, Firebase, RxJava
iOS 개발자: Swift, SwiftUI, UIKit, iOS, Combine, RxSwift, TCA, Xcode, Tuist, Fastlane
크로스플랫폼 앱 개발자: Flutter, Dart, React Native, TypeScript, Expo, Firebase, Riverpod, BLoC, Kotlin Multiplatform, Fastlane
데브옵스 엔지니어: AWS, Kubernetes, Docker, Terraform, GitHub Actions, Argo CD, Prometheus, Grafana, Jenkins, Linux
사이트 신뢰성 엔지니어: Kubernetes, AWS, Prometheus, Grafana, Linux, Terraform, OpenTelemetry, Go, Python, Datadog
클라우드 엔지니어: AWS, Terraform, Kubernetes, Azure, GCP, Docker, Linux, Naver Cloud Platform, Ansible, Python
시스템 엔지니어: Linux, Windows Server, VMware, Ansible, Bash, Nginx, Zabbix, Red Hat Enterprise Linux, AWS, Docker
네트워크 엔지니어: Cisco IOS, BGP, VPN, DNS, Linux, Zabbix, HAProxy, Ansible, Python, AWS
데이터베이스 관리자: Oracle Database, MySQL, PostgreSQL, SQL Server, SQL, PL/SQL, MariaDB, Redis, MongoDB, Linux
보안 엔지니어: Burp Suite, Wireshark, Splunk, Linux, Nmap, Python, Metasploit, OWASP ZAP, Keycloak, AWS
임베디드 개발자: C, C++, RTOS, Linux, ARM Cortex-M, STM32, FreeRTOS, Linux Kernel, CAN, Python
블록체인 개발자: Solidity, Ethereum, TypeScript, Node.js, Go, ethers.js, Hardhat, Foundry, Rust, Web3.js
솔루션 개발자: Java, Spring, C++, C#, Oracle Database, JavaScript, .NET, Linux, SQL Server, Python
ERP 개발자: SAP ABAP, SAP ERP, SAP S/4HANA, SQL, Oracle Database, Oracle EBS, C#, Java, PL/SQL, Microsoft Dynamics 365
소프트웨어 아키텍트: Java, Spring Boot, Kubernetes, AWS, Kafka, MSA, DDD, Kotlin, PostgreSQL, Redis
QA 엔지니어: Jira, Postman, Selenium, Appium, TestRail, Playwright, Cypress, Charles Proxy, pytest, JMeter
전산 담당자: Windows Server, Linux, VMware, SQL, Excel, VPN, Microsoft 365, SAP ERP, Oracle Database, PowerShell
개발 팀장: Java, Spring Boot, AWS, TypeScript, React, Kubernetes, Kafka, MSA, Python, Jira
최고 기술 책임자: AWS, Kubernetes, TypeScript, Python, Java, React, PostgreSQL, Docker, Terraform, MSA
데이터 분석가: SQL, Python, Tableau, Excel, Google Analytics, BigQuery, Pandas, A/B Testing, Amplitude, R
데이터 엔지니어: Python, Spark, Airflow, SQL, Kafka, AWS, BigQuery, dbt, Hadoop, Snowflake
데이터 사이언티스트: Python, SQL, Pandas, scikit-learn, PyTorch, XGBoost, R, Jupyter, Spark, A/B Testing
머신러닝 엔지니어: Python, PyTorch, TensorFlow, scikit-learn, Docker, Kubernetes, MLflow, Hugging Face, AWS, XGBoost
AI 연구원: PyTorch, Python, Hugging Face, Transformers, CUDA, TensorFlow, JAX, Weights & Biases, vLLM, Reinforcement Learning
자연어 처리 엔지니어: Python, PyTorch, Hugging Face, Transformers, LangChain, RAG, vLLM, KoNLPy, Elasticsearch, spaCy
컴퓨터 비전 엔지니어: Python, PyTorch, OpenCV, YOLO, CUDA, TensorRT, C++, ONNX, TensorFlow, Detectron2
MLOps 엔지니어: Kubernetes, Python, MLflow, Docker, Kubeflow, Airflow, AWS, Triton Inference Server, SageMaker, Terraform
프롬프트 엔지니어: Prompt Engineering, OpenAI API, LangChain, Python, RAG, LangGraph, LlamaIndex, Hugging Face, SQL, Notion
BI 엔지니어: SQL, Tableau, Power BI, Python, BigQuery, Looker, dbt, Snowflake, Superset, Excel
그로스 분석가: SQL, Amplitude, Google Analytics, Python, A/B Testing, Mixpanel, Tableau, BigQuery, Excel, AppsFlyer
통계 분석가: R, SAS, SPSS, Python, SQL, Excel, Stata, Pandas, Tableau, SciPy
프로덕트 디자이너: Figma, Protopie, Framer, FigJam, Photoshop, Illustrator, After Effects, Zeplin, Miro, Lottie
UX·UI 디자이너: Figma, Photoshop, Illustrator, Zeplin, Protopie, Sketch, Adobe XD, FigJam, Miro, After Effects
웹 디자이너: Photoshop, Figma, Illustrator, HTML, CSS, Adobe XD, Webflow, After Effects, Canva, JavaScript
UX 리서처: Figma, Miro, FigJam, Maze, UserTesting, Hotjar, Google Analytics, Excel, Notion, SPSS
그래픽 디자이너: Illustrator, Photoshop, InDesign, After Effects, Figma, Lightroom, Premiere Pro, Procreate, Midjourney, Canva
브랜드 디자이너: Illustrator, Photoshop, InDesign, Figma, After Effects, Cinema 4D, Blender, Procreate, Lightroom, Midjourney
모션 디자이너: After Effects, Cinema 4D, Premiere Pro, Illustrator, Photoshop, Blender, Lottie, Figma, DaVinci Resolve, Protopie
영상 디자이너: Premiere Pro, After Effects, DaVinci Resolve, Photoshop, Final Cut Pro, Illustrator, Cinema 4D, Blender
서비스 기획·PM: Jira, Figma, Notion, SQL, Confluence, Slack, Amplitude, Google Analytics, Miro, Excel
게임 클라이언트 개발자: Unity, C#, Unreal Engine, C++, Perforce, HLSL, DirectX, Photon, Cocos2d-x, Git
게임 서버 개발자: C++, C#, Redis, MySQL, Java, AWS, Linux, Go, Docker, Node.js
테크니컬 아티스트: Unreal Engine, Unity, HLSL, Houdini, Maya, Python, Substance Painter, C#, Blueprint, 3ds Max
3D 모델러: Maya, ZBrush, 3ds Max, Substance Painter, Blender, Photoshop, Unreal Engine, Unity, Marvelous Designer
게임 애니메이터: Maya, 3ds Max, Spine, MotionBuilder, Unity, Unreal Engine, Live2D, Blender
게임 기획자: Excel, Unity, Unreal Engine, Jira, Confluence, Blueprint, PowerPoint, SQL, Notion, Figma
`
