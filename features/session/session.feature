Feature: Being logged in, and no longer being so
  Scenario: A wrong password
    Given Ada has opened an account
    And Ada has logged out
    When Ada logs in with a wrong password
    Then Ada is told that the e-mail address or password is wrong
    And Ada is logged out

  Scenario: Logging out and in again
    Given Ada has opened an account
    When Ada logs out
    Then Ada is logged out
    When Ada logs in
    Then Ada is logged in

  Scenario: The session was ended elsewhere
    Given Ada has opened an account
    And Ada looks at the market BTC/USDT
    When Ada's session is ended elsewhere
    And Ada asks for her balances
    Then Ada is told once that her session has ended
    And Ada is logged out on the page she was on
    And Ada is offered to log in again
