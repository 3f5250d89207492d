@core
Feature: A second person lets large sums go
  Background:
    Given Ada has opened an account
    And Ada confirms withdrawals with an authenticator
    And Bea has opened an account
    And Bea confirms withdrawals with an authenticator

  Scenario: Bea is asked, and agrees
    When Ada asks Bea to approve of what is above 100 USDT
    Then nobody approves for Ada yet
    When Bea agrees to approve for Ada
    Then Bea approves for Ada

  Scenario: A large withdrawal waits for Bea
    Given Bea approves for Ada of what is above 100 USDT
    When Ada asks for a code to withdraw 500 USDT
    Then 500 USDT leave with it
    And Ada reads that her withdrawal waits for approval
    And Bea reads that Ada wants to withdraw 500 USDT
    When Bea approves of it
    Then nothing of Ada's waits any more
    And Ada is told "approvalAPPROVED"

  Scenario: Bea refuses, and the money is back
    Given Bea approves for Ada of what is above 100 USDT
    When Ada asks for a code to withdraw 500 USDT
    Then 500 USDT leave with it
    When Bea refuses it
    Then Ada has her 500 USDT back
    And Ada is told "approvalREFUSED"

  Scenario: Small sums do not wait
    Given Bea approves for Ada of what is above 100 USDT
    When Ada asks for a code to withdraw 50 USDT
    Then 50 USDT leave with it
    And nothing of Ada's waits any more
