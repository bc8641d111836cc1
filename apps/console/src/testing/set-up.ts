import '../console.css'
