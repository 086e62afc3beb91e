import './reset.css';
import '@bandwise/ui/theme/tokens.css';
import '@bandwise/ui/theme/base.css';
