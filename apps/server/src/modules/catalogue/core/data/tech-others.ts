/** Techniques and tools of everyone who is not an engineer of services. */
export const OTHERS = [
  {
    label: '데이터·AI',
    jobs: [
      '데이터 분석가',
      '데이터 엔지니어',
      '데이터 사이언티스트',
      'BI 엔지니어',
      '그로스 분석가',
      '통계 분석가',
    ],
    names: `Python=파이썬, SQL=에스큐엘, R, Pandas=판다스, NumPy=넘파이, Polars, SciPy=사이파이, Matplotlib, Seaborn, Plotly, Jupyter=주피터, Tableau=태블로, Power BI=파워비아이, Looker=루커, Looker Studio=루커 스튜디오, Superset=슈퍼셋, Redash=리대시, Metabase=메타베이스, Google Analytics=구글 애널리틱스|GA4, BigQuery=빅쿼리, Snowflake=스노우플레이크, Redshift=레드시프트, Databricks=데이터브릭스, Spark=스파크, PySpark=파이스파크, Hadoop=하둡, Hive=하이브, Impala, Presto, Trino=트리노, Flink=플링크, Airflow=에어플로우, Dagster, Prefect, dbt, Airbyte, Fivetran, NiFi, Kafka, Kafka Streams, Iceberg=아이스버그, Delta Lake=델타 레이크, Parquet, Athena=아테나, AWS Glue, EMR, Dataflow, Kinesis=키네시스, Druid, Pinot, Great Expectations, DataHub, SAS, SPSS, Stata, Excel=엑셀, VBA, KNIME, Alteryx, Amplitude=앰플리튜드, Mixpanel=믹스패널, A/B Testing=AB 테스트`,
  },
  {
    label: '데이터·AI',
    jobs: [
      '머신러닝 엔지니어',
      'AI 연구원',
      '자연어 처리 엔지니어',
      '컴퓨터 비전 엔지니어',
      'MLOps 엔지니어',
      '프롬프트 엔지니어',
    ],
    names: `PyTorch=파이토치, TensorFlow=텐서플로, Keras=케라스, JAX, scikit-learn=사이킷런, XGBoost, LightGBM, CatBoost, Hugging Face=허깅페이스, Transformers=트랜스포머, LangChain=랭체인, LangGraph=랭그래프, LlamaIndex=라마인덱스, vLLM, Ollama=올라마, TensorRT=텐서RT, ONNX=오닉스, CUDA=쿠다, Triton Inference Server, Ray, Dask, Kubeflow=쿠브플로우, MLflow=엠엘플로우, Weights & Biases, SageMaker=세이지메이커, Vertex AI, DVC, BentoML, Feast, OpenCV, YOLO=욜로, MediaPipe, Detectron2, spaCy, NLTK, KoNLPy, Whisper, Stable Diffusion=스테이블 디퓨전, ComfyUI, LoRA, RAG, OpenAI API, Faiss, Gensim, Optuna, Reinforcement Learning=강화 학습, Prompt Engineering=프롬프트 엔지니어링`,
  },
  {
    label: '디자인',
    jobs: [
      '프로덕트 디자이너',
      'UX·UI 디자이너',
      '웹 디자이너',
      'UX 리서처',
      '그래픽 디자이너',
      '브랜드 디자이너',
      '모션 디자이너',
    ],
    names: `Figma=피그마, Sketch=스케치, Adobe XD, Zeplin=제플린, Photoshop=포토샵, Illustrator=일러스트레이터, InDesign=인디자인, After Effects=애프터 이펙트, Premiere Pro=프리미어 프로, Protopie=프로토파이, Framer=프레이머, Principle, Origami Studio, Axure=액슈어, Balsamiq, Miro=미로, FigJam=피그잼, Whimsical, Maze, Hotjar=핫자, UserTesting, Lottie, Cinema 4D=시네마4D, Blender=블렌더, SketchUp=스케치업, AutoCAD=오토캐드, Rhino=라이노, 3ds Max=맥스, V-Ray, Enscape, Procreate=프로크리에이트, CLIP STUDIO PAINT=클립 스튜디오, CorelDRAW, Lightroom=라이트룸, DaVinci Resolve=다빈치 리졸브, Final Cut Pro=파이널컷, Canva=캔바, Webflow=웹플로우, Midjourney=미드저니, CLO 3D`,
  },
  {
    label: '기획·PM',
    jobs: ['서비스 기획·PM', '프로덕트 오너', '프로젝트 매니저', '사업 개발', '기술 기획'],
    names: `Jira, Confluence=컨플루언스, Notion=노션, Slack=슬랙, Asana=아사나, Trello=트렐로, Monday.com=먼데이, Linear=리니어, ClickUp, Figma, Miro, Productboard, Google Workspace=구글 워크스페이스, Excel, PowerPoint=파워포인트, Microsoft 365, Amplitude, Mixpanel, SQL, Scrum=스크럼, Kanban=칸반, OKR, Jira Align, MS Project, Airtable=에어테이블, Zapier=재피어, Make, n8n`,
  },
  {
    label: '마케팅',
    jobs: ['퍼포먼스 마케터', '그로스 마케터', 'CRM 마케터', '콘텐츠 마케터', '디지털 마케터', 'SNS 마케터'],
    names: `Google Analytics, Google Ads=구글 애즈, Meta Ads=메타 광고|페이스북 광고, Google Tag Manager=구글 태그 매니저|GTM, AppsFlyer=앱스플라이어, Adjust=어저스트, Airbridge=에어브릿지, Branch, Braze=브레이즈, Salesforce Marketing Cloud, HubSpot=허브스팟, Mailchimp=메일침프, Stibee=스티비, Naver Search Ads=네이버 검색광고, Kakao Moment=카카오 모먼트, TikTok Ads=틱톡 광고, Apple Search Ads, Criteo=크리테오, SEO=검색 최적화, Semrush, Ahrefs, Google Search Console=서치 콘솔, Google Optimize, VWO, Looker Studio, Channel Talk=채널톡, Zendesk=젠데스크, Intercom=인터콤, Cafe24=카페24, Shopify=쇼피파이, imweb=아임웹, WordPress=워드프레스`,
  },
  {
    label: '게임',
    jobs: [
      '게임 클라이언트 개발자',
      '게임 서버 개발자',
      '테크니컬 아티스트',
      '3D 모델러',
      '게임 애니메이터',
      '게임 기획자',
    ],
    names: `Unity=유니티, Unreal Engine=언리얼 엔진, C++, C#, Cocos2d-x=코코스, Godot=고도, CryEngine, DirectX=다이렉트X, OpenGL=오픈GL, Vulkan=벌칸, HLSL, Photon=포톤, PlayFab, Perforce=퍼포스, Maya=마야, ZBrush=지브러시, Substance Painter=서브스턴스 페인터, Spine=스파인, Houdini=후디니, Wwise, FMOD, Blueprint=블루프린트, Live2D, MotionBuilder, Marvelous Designer`,
  },
  {
    label: '재무·회계',
    jobs: ['회계 담당', '재무 담당', '경영 관리', '세무 담당', '원가 관리'],
    names: `SAP ERP, Douzone iCUBE=더존 아이큐브, Douzone Smart A=더존 스마트A, WEHAGO=위하고, Excel, Oracle NetSuite=넷스위트, Hyperion, K-IFRS, VBA, Power Query=파워 쿼리`,
  },
  {
    label: '연구·R&D',
    jobs: ['기계 설계', '회로 설계', '반도체 설계', '로봇 엔지니어', '자동차 연구원', '항공우주 연구원'],
    names: `SolidWorks=솔리드웍스, CATIA=카티아, Siemens NX, Creo=크레오, Inventor=인벤터, AutoCAD, ANSYS=앤시스, Abaqus=아바쿠스, COMSOL=콤솔, HyperMesh, MATLAB, Simulink, LabVIEW, OrCAD, Altium Designer=알티움, PADS, Cadence Virtuoso=케이던스, Synopsys Design Compiler=시놉시스, SPICE, Verilog, SystemVerilog, UVM, FPGA, ROS 2, OpenFOAM, GD&T, Minitab=미니탭, JMP, LAMMPS, Gaussian`,
  },
  {
    label: '건설·부동산',
    jobs: ['건축 설계', '토목 설계', '시공 관리', '설비 설계'],
    names: `AutoCAD, Revit=레빗, SketchUp, Rhino, Lumion=루미온, ArchiCAD, Civil 3D, Tekla Structures=테클라, MIDAS Gen=마이다스, Primavera P6=프리마베라, Navisworks, BIM, ArcGIS, QGIS`,
  },
  {
    label: '의료·바이오',
    jobs: ['임상 연구원', '바이오 연구원', '신약 개발 연구원'],
    names: `GraphPad Prism=그래프패드, ImageJ, FlowJo, PyMOL=파이몰, BLAST, Bioconductor, Medidata Rave=메디데이터, ICH-GCP, SAS, R, HPLC, PCR, Cell Culture=세포 배양, CRISPR=크리스퍼, GMP`,
  },
  {
    label: '인사·총무',
    jobs: ['인사·채용', '인사 기획', '급여·보상', '교육 담당'],
    names: `Workday=워크데이, Greeting=그리팅, flex=플렉스, Greenhouse=그린하우스, SAP SuccessFactors=석세스팩터스, LinkedIn Recruiter=링크드인 리크루터, Shiftee=시프티, Excel, Notion, Slack`,
  },
  {
    label: '영업',
    jobs: ['기업 영업', '기술 영업', '솔루션 영업', '세일즈 오퍼레이션', '고객 성공 매니저'],
    names: `Salesforce, HubSpot, Pipedrive=파이프드라이브, Recatch=리캐치, Relate=릴레이트, Outreach, Gong, Zoho CRM=조호, Excel, PowerPoint, Channel Talk, Zendesk`,
  },
] as const
