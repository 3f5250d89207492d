Feature: Whoever stakes the exchange's token trades and withdraws for less
  Background:
    Given Ada has opened an account
    And Ada has verified her identity

  @core
  Scenario: Enough stake lowers the fee from midnight on
    When Ada stakes 1800 WOO
    Then Ada is in tier 0, and the fee of a spot trade is 0.06 %
    When 2 days pass hour by hour
    Then Ada is in tier 1, and the fee of a spot trade is 0.048 %
    And one withdrawal of Ada is free today

  Scenario: What is missing is said
    When Ada stakes 1000 WOO
    Then Ada is 800 WOO short of tier 1

  @core
  Scenario: An exchange that was away takes nobody's tier
    When Ada stakes 1800 WOO
    And 2 days pass hour by hour
    And 5 nights pass
    Then Ada is in tier 1, and the fee of a spot trade is 0.048 %
